import type { Language } from '#domain/languages.ts'

import type { BookingMailFacts } from '../mail-queue.ts'
import type { InEveryLanguage, MailContent } from './mail-content.ts'

type Words = {
  booking: string
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
    booking: 'Réservation',
    supplier: 'Loueur',
    car: 'Véhicule',
    pickUp: 'Prise en charge',
    dropOff: 'Retour',
    amount: 'Montant',
    button: 'Voir la réservation',
    bring:
      'Pour la prise en charge, munissez-vous de votre permis de conduire et d’une pièce d’identité.',
    why: 'Vous recevez ce message au sujet d’une réservation. Vous pouvez arrêter ces messages dans vos réglages.',
  },
  en: {
    booking: 'Booking',
    supplier: 'Supplier',
    car: 'Car',
    pickUp: 'Pick-up',
    dropOff: 'Drop-off',
    amount: 'Amount',
    button: 'See the booking',
    bring: 'Bring your driving licence and an identity document to the pick-up.',
    why: 'You get this mail because of a booking. You can stop these mails in your settings.',
  },
  es: {
    booking: 'Reserva',
    supplier: 'Empresa',
    car: 'Vehículo',
    pickUp: 'Recogida',
    dropOff: 'Devolución',
    amount: 'Importe',
    button: 'Ver la reserva',
    bring: 'Para la recogida, traiga su permiso de conducir y un documento de identidad.',
    why: 'Recibe este mensaje por una reserva. Puede detener estos mensajes en sus ajustes.',
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
  pickUp: string
  dropOff: string
}

type Told = {
  facts: BookingMailFacts
  /** Null when it is gone by then. */
  booking: MailedBooking | null
  language: Language
  reader: { id: string; name: string }
  publicUrl: URL
}

/** A mail about a booking: what it is, or only its number when it is gone. */
export function bookingMail({ facts, booking, language, reader, publicUrl }: Told): MailContent {
  const words = WORDS[language]
  const isDriver = booking?.driverId === reader.id
  const href = new URL('/booking', publicUrl)
  href.searchParams.set('b', facts.booking)
  return {
    subject: facts.subject,
    name: reader.name,
    paragraphs: isDriver && booking?.isComing ? [words.bring] : [],
    rows: [
      [words.booking, booking?.reference ?? facts.booking],
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
