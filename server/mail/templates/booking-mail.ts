import type { Language } from '#domain/service/languages.ts'

import type { BookingMailFacts } from '../mail-queue.ts'
import type { InEveryLanguage, MailContent } from './mail-content.ts'
import { type MailedPrice, priceRows } from './price-rows.ts'

type Words = {
  reference: string
  supplier: string
  phone: string
  car: string
  pickUp: string
  dropOff: string
  amount: string
  button: string
  list: string
  bring: string
  why: string
  whyGuest: string
}

const WORDS: InEveryLanguage<Words> = {
  fr: {
    reference: 'Référence',
    supplier: 'Loueur',
    phone: 'Téléphone du loueur',
    car: 'Véhicule',
    pickUp: 'Prise en charge',
    dropOff: 'Restitution',
    amount: 'Montant',
    button: 'Voir la réservation',
    list: 'Voir mes réservations',
    bring: 'Munissez-vous du permis de conduire de chaque conducteur et d’une pièce d’identité.',
    why: 'Vous recevez cet e-mail au sujet de votre réservation. Vous pouvez désactiver ces e-mails dans vos paramètres.',
    whyGuest:
      'Vous recevez cet e-mail au sujet de votre réservation. Le lien l’ouvre sans mot de passe\u00A0: ne le transférez qu’à des personnes de confiance.',
  },
  en: {
    reference: 'Reference',
    supplier: 'Rental company',
    phone: 'Their phone',
    car: 'Car',
    pickUp: 'Pick-up',
    dropOff: 'Drop-off',
    amount: 'Amount',
    button: 'View your booking',
    list: 'View your bookings',
    bring: 'Bring a driving licence for each driver and an identity document.',
    why: 'You are receiving this email about a booking. You can turn these emails off in your settings.',
    whyGuest:
      'You are receiving this email about your booking. The link opens it without a password: forward it only to people you trust.',
  },
  es: {
    reference: 'Referencia',
    supplier: 'Empresa de alquiler',
    phone: 'Su teléfono',
    car: 'Vehículo',
    pickUp: 'Recogida',
    dropOff: 'Devolución',
    amount: 'Importe',
    button: 'Ver la reserva',
    list: 'Ver mis reservas',
    bring: 'Traiga el permiso de conducir de cada conductor y un documento de identidad.',
    why: 'Recibe este correo por una reserva. Puede desactivar estos correos en sus ajustes.',
    whyGuest:
      'Recibe este correo por su reserva. El enlace la abre sin contraseña: reenvíelo solo a personas de confianza.',
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
  /** Null where the supplier tells none. */
  phone: string | null
  /** Where, and on the next line when. */
  pickUp: string
  dropOff: string
  price: MailedPrice
}

type BookingMailInput = {
  facts: BookingMailFacts
  /** Null when it is gone by then. */
  booking: MailedBooking | null
  language: Language
  reader: { id: string; name: string }
  /** The secret that opens the booking of a guest. */
  linkToken: string | null
  publicUrl: URL
}

/** A mail about a booking: what it is, or only its reference when it is gone. */
export function bookingMail({
  facts,
  booking,
  language,
  reader,
  linkToken,
  publicUrl,
}: BookingMailInput): MailContent {
  const words = WORDS[language]
  const isDriver = booking?.driverId === reader.id
  const reference = booking?.reference ?? facts.reference
  return {
    subject: facts.subject,
    heading: facts.title ?? facts.subject,
    name: reader.name,
    paragraphs: [
      ...(facts.message ? [facts.message] : []),
      ...(isDriver && booking?.isComing ? [words.bring] : []),
    ],
    rows: [
      ...(reference ? [[words.reference, reference] satisfies [string, string]] : []),
      ...(booking
        ? [...detailRows(booking, words), ...priceRows(booking.price, language)]
        : [[words.amount, facts.price] satisfies [string, string]]),
    ],
    button: booking
      ? {
          label: words.button,
          href: pageAddress(
            '/booking',
            {
              b: facts.booking,
              ...(linkToken ? { t: linkToken } : {}),
              l: language,
            },
            publicUrl,
          ),
          isShort: true,
        }
      : {
          label: words.list,
          href: pageAddress('/bookings', { l: language }, publicUrl),
          isShort: true,
        },
    notes: [linkToken ? words.whyGuest : words.why],
  }
}

function pageAddress(path: string, search: Record<string, string>, publicUrl: URL): string {
  const address = new URL(path, publicUrl)
  address.search = new URLSearchParams(search).toString()
  return address.href
}

const detailRows = (booking: MailedBooking, words: Words): [string, string][] => [
  [words.car, booking.car],
  [words.supplier, booking.supplier],
  ...(booking.phone && booking.isComing
    ? [[words.phone, booking.phone] satisfies [string, string]]
    : []),
  [words.pickUp, booking.pickUp],
  [words.dropOff, booking.dropOff],
]
