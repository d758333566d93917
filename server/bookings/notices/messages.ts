import type { Language } from '#domain/languages.ts'

import { type ChangeNotice, CHANGES_FOR_CUSTOMER, CHANGES_FOR_STAFF } from './change-messages.ts'

type Facts = { car: string; date: string; driver: string; amount: string }
export type NoticeText = Record<Language, (facts: Facts) => string>

type OwnNotice =
  | 'created'
  | 'cancelRequested'
  | 'paid'
  | 'expired'
  | 'refunding'
  | 'refunded'
  | 'refundFailed'
  | 'cancelledAndReturned'
export type CustomerNotice = OwnNotice | ChangeNotice
/** Of the others only the customer is told. */
export type StaffNotice = Extract<
  CustomerNotice,
  'created' | 'cancelRequested' | 'paid' | 'refundFailed' | 'amended'
>

/** Kept with the notification in the language its reader had then (LANG-12). */
export const MESSAGES = {
  customer: {
    ...CHANGES_FOR_CUSTOMER,
    created: {
      fr: ({ car, date }) => `Nous avons bien reçu votre demande pour ${car}, le ${date}.`,
      en: ({ car, date }) => `We have received your request for ${car} on ${date}.`,
      es: ({ car, date }) => `Hemos recibido su solicitud de ${car} para el ${date}.`,
    },
    cancelRequested: {
      fr: ({ car, date }) => `Votre demande d’annulation pour ${car}, le ${date}, est enregistrée.`,
      en: ({ car, date }) => `Your request to cancel ${car} on ${date} is recorded.`,
      es: ({ car, date }) => `Su solicitud de cancelar ${car} para el ${date} está registrada.`,
    },
    paid: {
      fr: ({ car, date, amount }) =>
        `Nous avons reçu votre paiement de ${amount}\u00A0: ${car}, le ${date}, est à vous.`,
      en: ({ car, date, amount }) =>
        `We have received your payment of ${amount}: ${car} on ${date} is yours.`,
      es: ({ car, date, amount }) =>
        `Hemos recibido su pago de ${amount}: ${car} para el ${date} es suyo.`,
    },
    expired: {
      fr: ({ car, date }) =>
        `Le délai de paiement pour ${car}, le ${date}, est écoulé\u00A0: la voiture est de nouveau libre.`,
      en: ({ car, date }) =>
        `The time to pay for ${car} on ${date} is over: the car is free again.`,
      es: ({ car, date }) =>
        `El plazo para pagar ${car} para el ${date} ha terminado: el coche vuelve a estar libre.`,
    },
    refunding: {
      fr: ({ car, date, amount }) =>
        `Votre paiement de ${amount} pour ${car}, le ${date}, n’a pas pu servir\u00A0: nous vous le rendons.`,
      en: ({ car, date, amount }) =>
        `Your payment of ${amount} for ${car} on ${date} could not be used: it goes back to you.`,
      es: ({ car, date, amount }) =>
        `Su pago de ${amount} para ${car} el ${date} no se pudo usar: se lo devolvemos.`,
    },
    refunded: {
      fr: ({ car, date, amount }) =>
        `Nous vous avons rendu ${amount} pour ${car}, le ${date}. Votre banque peut mettre quelques jours à l’afficher.`,
      en: ({ car, date, amount }) =>
        `${amount} for ${car} on ${date} has gone back to you. Your bank may take a few days to show it.`,
      es: ({ car, date, amount }) =>
        `Le hemos devuelto ${amount} por ${car} para el ${date}. Su banco puede tardar unos días en mostrarlo.`,
    },
    refundFailed: {
      fr: ({ car, date, amount }) =>
        `Le remboursement de ${amount} pour ${car}, le ${date}, n’a pas encore abouti. Nous nous en occupons\u00A0: vous n’avez rien à faire.`,
      en: ({ car, date, amount }) =>
        `The refund of ${amount} for ${car} on ${date} has not arrived yet. We look after it: there is nothing for you to do.`,
      es: ({ car, date, amount }) =>
        `El reembolso de ${amount} por ${car} para el ${date} aún no ha llegado. Nos ocupamos de ello: usted no tiene que hacer nada.`,
    },
    cancelledAndReturned: {
      fr: ({ car, date, amount }) =>
        `Votre réservation de ${car}, le ${date}, est annulée\u00A0: nous vous rendons les ${amount} payés en ligne.`,
      en: ({ car, date, amount }) =>
        `Your booking of ${car} on ${date} is cancelled: the ${amount} you paid online goes back to you.`,
      es: ({ car, date, amount }) =>
        `Su reserva de ${car} para el ${date} está cancelada: le devolvemos los ${amount} pagados en línea.`,
    },
  },
  staff: {
    ...CHANGES_FOR_STAFF,
    created: {
      fr: ({ car, date, driver }) => `${driver} a réservé ${car} pour le ${date}.`,
      en: ({ car, date, driver }) => `${driver} has booked ${car} for ${date}.`,
      es: ({ car, date, driver }) => `${driver} ha reservado ${car} para el ${date}.`,
    },
    cancelRequested: {
      fr: ({ car, date, driver }) => `${driver} demande l’annulation de ${car}, le ${date}.`,
      en: ({ car, date, driver }) => `${driver} asks to cancel ${car} on ${date}.`,
      es: ({ car, date, driver }) => `${driver} pide cancelar ${car} del ${date}.`,
    },
    paid: {
      fr: ({ car, date, driver }) => `${driver} a réservé et payé ${car} pour le ${date}.`,
      en: ({ car, date, driver }) => `${driver} has booked and paid for ${car} on ${date}.`,
      es: ({ car, date, driver }) => `${driver} ha reservado y pagado ${car} para el ${date}.`,
    },
    refundFailed: {
      fr: ({ car, date, driver, amount }) =>
        `Le remboursement de ${amount} à ${driver} (${car}, le ${date}) a échoué\u00A0: voyez chez le prestataire de paiement.`,
      en: ({ car, date, driver, amount }) =>
        `The refund of ${amount} to ${driver} (${car}, ${date}) has failed: look into it at the payment provider.`,
      es: ({ car, date, driver, amount }) =>
        `El reembolso de ${amount} a ${driver} (${car}, ${date}) ha fallado: consúltelo con el proveedor de pagos.`,
    },
  },
} satisfies { customer: Record<CustomerNotice, NoticeText>; staff: Record<StaffNotice, NoticeText> }
