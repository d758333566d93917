import type { Language } from '#domain/languages.ts'

import type { Database } from '../../db/connect.ts'
import { bookingRows } from '../../bookings/booking-rows.ts'
import type { BookingMailFacts } from '../outbox.ts'
import type { InEveryLanguage, Letter } from './letter.ts'

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

type Told = {
  facts: BookingMailFacts
  language: Language
  reader: { id: string; name: string }
  publicUrl: URL
}

/** A mail about a booking as it is when the mail leaves; only its number when it is gone by then. */
export async function bookingLetter(
  db: Database,
  { facts, language, reader, publicUrl }: Told,
): Promise<Letter> {
  const words = WORDS[language]
  const booking = await readBooking(db, facts.booking, language)
  const isDriver = booking?.driverId === reader.id
  const href = new URL('/booking', publicUrl)
  href.searchParams.set('b', facts.booking)
  return {
    subject: facts.subject,
    name: reader.name,
    paragraphs: isDriver && booking.isComing ? [words.bring] : [],
    rows: [
      [words.booking, facts.booking],
      ...(booking ? rowsOf(booking, words) : []),
      [words.amount, facts.price],
    ],
    button: { label: words.button, href: href.href },
    notes: [words.why],
  }
}

type Booking = NonNullable<Awaited<ReturnType<typeof readBooking>>>

const rowsOf = (booking: Booking, words: Words): [string, string][] => [
  [words.car, booking.car],
  [words.supplier, booking.supplier],
  [words.pickUp, booking.pickUp],
  [words.dropOff, booking.dropOff],
]

async function readBooking(db: Database, id: string, language: Language) {
  const row = await bookingRows(db, language).where('booking.id', '=', id).executeTakeFirst()
  if (!row) return null
  const { timeZone } = row.pick_up
  const clock = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return {
    driverId: row.driver_id,
    isComing: row.status !== 'cancelled' && row.status !== 'void' && !row.cancel_request,
    car: row.car_name,
    supplier: row.supplier_name,
    pickUp: `${row.pick_up.name}, ${clock.format(row.starts_at)}`,
    dropOff: `${row.drop_off.name}, ${clock.format(row.ends_at)}`,
  }
}
