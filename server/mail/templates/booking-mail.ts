import type { Language } from '#domain/languages.ts'

import type { BookingMailFacts } from '../mail-queue.ts'
import type { InEveryLanguage, MailContent } from './mail-content.ts'

type Words = {
  reference: string
  supplier: string
  car: string
  pickUp: string
  dropOff: string
  amount: string
  button: string
  bring: string
  why: string
}

const WORDS: InEveryLanguage<Words> = {
  fr: {
    reference: 'Référence',
    supplier: 'Loueur',
    car: 'Véhicule',
    pickUp: 'Départ',
    dropOff: 'Retour',
    amount: 'Montant',
    button: 'Voir la réservation',
    bring: 'Munissez-vous du permis de conduire de chaque conducteur et d’une pièce d’identité.',
    why: 'Vous recevez cet e-mail au sujet de votre réservation. Vous pouvez désactiver ces e-mails dans vos paramètres.',
  },
  en: {
    reference: 'Reference',
    supplier: 'Rental company',
    car: 'Car',
    pickUp: 'Pick-up',
    dropOff: 'Drop-off',
    amount: 'Amount',
    button: 'View your booking',
    bring: 'Bring a driving licence for each driver and an identity document.',
    why: 'You are receiving this email about a booking. You can turn these emails off in your settings.',
  },
  es: {
    reference: 'Referencia',
    supplier: 'Empresa de alquiler',
    car: 'Vehículo',
    pickUp: 'Recogida',
    dropOff: 'Devolución',
    amount: 'Importe',
    button: 'Ver la reserva',
    bring: 'Traiga el permiso de conducir de cada conductor y un documento de identidad.',
    why: 'Recibe este correo por una reserva. Puede desactivar estos correos en sus ajustes.',
  },
}

/** The booking as it is when the mail leaves, in words. */
export type MailedBooking = {
  /** What people call it by (BOOKING-30). */
  reference: string
  driverId: string
  /** Neither cancelled nor void, and nobody has asked to cancel it. */
  isComing: boolean
  car: string
  supplier: string
  /** Where, and on the next line when. */
  pickUp: string
  dropOff: string
}

type BookingMailInput = {
  facts: BookingMailFacts
  /** Null when it is gone by then. */
  booking: MailedBooking | null
  language: Language
  reader: { id: string; name: string }
  publicUrl: URL
}

/** A mail about a booking: what it is, or only its number when it is gone. */
export function bookingMail({
  facts,
  booking,
  language,
  reader,
  publicUrl,
}: BookingMailInput): MailContent {
  const words = WORDS[language]
  const isDriver = booking?.driverId === reader.id
  const href = new URL('/booking', publicUrl)
  href.searchParams.set('b', facts.booking)
  return {
    subject: facts.subject,
    heading: facts.title ?? facts.subject,
    name: reader.name,
    paragraphs: [
      ...(facts.message ? [facts.message] : []),
      ...(isDriver && booking?.isComing ? [words.bring] : []),
    ],
    rows: [
      [words.reference, booking?.reference ?? facts.booking],
      ...(booking ? detailRows(booking, words) : []),
      [words.amount, facts.price],
    ],
    button: { label: words.button, href: href.href },
    notes: [words.why],
  }
}

const detailRows = (booking: MailedBooking, words: Words): [string, string][] => [
  [words.car, booking.car],
  [words.supplier, booking.supplier],
  [words.pickUp, booking.pickUp],
  [words.dropOff, booking.dropOff],
]
