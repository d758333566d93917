import type { BookingStatus } from '#domain/booking/booking-status.ts'
import type { Language } from '#domain/service/languages.ts'

import type { BookingMailKind } from '../../mail/mail-queue.ts'

type Facts = { car: string; date: string; driver: string }
type Message = Record<Language, (facts: Facts) => string>

/** Somebody has given the booking another status, or has changed it otherwise. */
export type ChangeNotice =
  | `became-${BookingStatus}`
  | 'cancelDeclined'
  | 'amended'
  | 'amendedByStaff'
  | 'deleted'

const amended: Message = {
  fr: ({ car, date }) =>
    `Votre réservation de ${car} a été modifiée\u00A0: elle commence désormais le ${date}.`,
  en: ({ car, date }) => `Your booking of ${car} has been changed. It now starts on ${date}.`,
  es: ({ car, date }) => `Su reserva de ${car} se ha modificado: ahora empieza el ${date}.`,
}

/** What the customer is told. */
export const CHANGES_FOR_CUSTOMER: Record<ChangeNotice, Message> = {
  'became-pending': {
    fr: ({ car, date }) =>
      `Votre réservation de ${car}, le ${date}, attend la confirmation du loueur.`,
    en: ({ car, date }) =>
      `Your booking of ${car} on ${date} is waiting for the rental company to confirm.`,
    es: ({ car, date }) =>
      `Su reserva de ${car} para el ${date} está pendiente de confirmación por la empresa de alquiler.`,
  },
  'became-reserved': {
    fr: ({ car, date }) => `Votre réservation de ${car}, le ${date}, est confirmée.`,
    en: ({ car, date }) => `Your booking of ${car} on ${date} is confirmed.`,
    es: ({ car, date }) => `Su reserva de ${car} para el ${date} está confirmada.`,
  },
  'became-deposit': {
    fr: ({ car, date }) => `Nous avons bien reçu la caution pour ${car}, le ${date}.`,
    en: ({ car, date }) => `We have received the deposit for ${car} on ${date}.`,
    es: ({ car, date }) => `Hemos recibido la fianza de ${car} para el ${date}.`,
  },
  'became-paid': {
    fr: ({ car, date }) => `La location de ${car}, le ${date}, est payée.`,
    en: ({ car, date }) => `The rental of ${car} on ${date} is paid.`,
    es: ({ car, date }) => `El alquiler de ${car} para el ${date} está pagado.`,
  },
  'became-paidInFull': {
    fr: ({ car, date }) => `La location de ${car}, le ${date}, et sa caution sont payées.`,
    en: ({ car, date }) => `The rental and deposit for ${car} on ${date} are paid.`,
    es: ({ car, date }) => `El alquiler y la fianza de ${car} para el ${date} están pagados.`,
  },
  'became-cancelled': {
    fr: ({ car, date }) => `Votre réservation de ${car}, le ${date}, est annulée.`,
    en: ({ car, date }) => `Your booking of ${car} on ${date} is cancelled.`,
    es: ({ car, date }) => `Su reserva de ${car} para el ${date} está cancelada.`,
  },
  'became-void': {
    fr: ({ car, date }) => `Votre réservation de ${car}, le ${date}, n’est plus valable.`,
    en: ({ car, date }) => `Your booking of ${car} on ${date} is no longer valid.`,
    es: ({ car, date }) => `Su reserva de ${car} para el ${date} ya no es válida.`,
  },
  cancelDeclined: {
    fr: ({ car, date }) =>
      `Votre demande d’annulation pour ${car}, le ${date}, n’a pas été acceptée\u00A0: la réservation reste valable.`,
    en: ({ car, date }) =>
      `Your request to cancel ${car} on ${date} was not accepted. Your booking stays active.`,
    es: ({ car, date }) =>
      `Su solicitud de cancelar ${car} para el ${date} no se ha aceptado: la reserva sigue activa.`,
  },
  amended,
  amendedByStaff: amended,
  deleted: {
    fr: ({ car, date }) => `Votre réservation de ${car}, le ${date}, a été supprimée.`,
    en: ({ car, date }) => `Your booking of ${car} on ${date} has been deleted.`,
    es: ({ car, date }) => `Su reserva de ${car} para el ${date} se ha eliminado.`,
  },
}

/** Of what customers do, the supplier's people and the administrators hear as well. */
export const CHANGES_FOR_STAFF: Record<'amended', Message> = {
  amended: {
    fr: ({ car, date, driver }) =>
      `${driver} a modifié sa réservation de ${car}\u00A0: le ${date}.`,
    en: ({ car, date, driver }) => `${driver} has changed the booking of ${car}: ${date}.`,
    es: ({ car, date, driver }) => `${driver} ha cambiado su reserva de ${car}: ${date}.`,
  },
}

/** The mail that goes with each. */
export const CHANGE_MAILS = {
  'became-pending': 'booking-changed',
  'became-reserved': 'booking-changed',
  'became-deposit': 'booking-changed',
  'became-paid': 'booking-changed',
  'became-paidInFull': 'booking-changed',
  'became-cancelled': 'booking-changed',
  'became-void': 'booking-changed',
  cancelDeclined: 'cancel-declined',
  amended: 'booking-amended',
  amendedByStaff: 'booking-amended',
  deleted: 'booking-deleted',
} as const satisfies Record<ChangeNotice, BookingMailKind>
