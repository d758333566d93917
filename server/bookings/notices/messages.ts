import type { Language } from '#domain/service/languages.ts'

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

/** In the reader's language, whatever it was when it happened (LANG-12). */
export const MESSAGES = {
  customer: {
    ...CHANGES_FOR_CUSTOMER,
    created: {
      fr: ({ car, date }) => `Nous avons bien reçu votre demande pour ${car}, le ${date}.`,
      en: ({ car, date }) => `We have received your request for ${car} on ${date}.`,
      es: ({ car, date }) => `Hemos recibido su solicitud de ${car} para el ${date}.`,
    },
    cancelRequested: {
      fr: ({ car, date }) =>
        `Nous avons bien reçu votre demande d’annulation pour ${car}, le ${date}.`,
      en: ({ car, date }) => `We have received your request to cancel ${car} on ${date}.`,
      es: ({ car, date }) =>
        `Hemos recibido su solicitud de cancelación de ${car} para el ${date}.`,
    },
    paid: {
      fr: ({ car, date, amount }) =>
        `Paiement de ${amount} reçu\u00A0: votre réservation de ${car}, le ${date}, est confirmée.`,
      en: ({ car, date, amount }) =>
        `Payment of ${amount} received: your ${car} is booked for ${date}.`,
      es: ({ car, date, amount }) =>
        `Pago de ${amount} recibido: su reserva de ${car} para el ${date} está confirmada.`,
    },
    expired: {
      fr: ({ car, date }) =>
        `Le délai de paiement pour ${car}, le ${date}, est écoulé\u00A0: le véhicule n’est plus réservé.`,
      en: ({ car, date }) =>
        `The time to pay for ${car} on ${date} has run out, so the car is no longer held for you.`,
      es: ({ car, date }) =>
        `El plazo para pagar ${car} para el ${date} ha terminado: el vehículo ya no está reservado.`,
    },
    refunding: {
      fr: ({ car, date, amount }) =>
        `Votre paiement de ${amount} pour ${car}, le ${date}, n’a pas pu être utilisé\u00A0: nous vous remboursons.`,
      en: ({ car, date, amount }) =>
        `Your payment of ${amount} for ${car} on ${date} could not be used. We are refunding it.`,
      es: ({ car, date, amount }) =>
        `Su pago de ${amount} para ${car} el ${date} no se pudo utilizar: se lo reembolsamos.`,
    },
    refunded: {
      fr: ({ car, date, amount }) =>
        `Nous vous avons remboursé ${amount} pour ${car}, le ${date}. L’affichage sur votre compte peut prendre quelques jours.`,
      en: ({ car, date, amount }) =>
        `${amount} for ${car} on ${date} has been refunded. Your bank may take a few days to show it.`,
      es: ({ car, date, amount }) =>
        `Le hemos reembolsado ${amount} por ${car} para el ${date}. Su banco puede tardar unos días en mostrarlo.`,
    },
    refundFailed: {
      fr: ({ car, date, amount }) =>
        `Le remboursement de ${amount} pour ${car}, le ${date}, n’a pas encore abouti. Nous nous en occupons\u00A0: vous n’avez rien à faire.`,
      en: ({ car, date, amount }) =>
        `The refund of ${amount} for ${car} on ${date} has not gone through yet. We are working on it: you do not need to do anything.`,
      es: ({ car, date, amount }) =>
        `El reembolso de ${amount} por ${car} para el ${date} aún no ha llegado. Estamos en ello: usted no tiene que hacer nada.`,
    },
    cancelledAndReturned: {
      fr: ({ car, date, amount }) =>
        `Votre réservation de ${car}, le ${date}, est annulée\u00A0: nous vous remboursons les ${amount} payés en ligne.`,
      en: ({ car, date, amount }) =>
        `Your booking of ${car} on ${date} is cancelled. We are refunding the ${amount} you paid online.`,
      es: ({ car, date, amount }) =>
        `Su reserva de ${car} para el ${date} está cancelada: le reembolsamos los ${amount} pagados en línea.`,
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
      fr: ({ car, date, driver }) => `${driver} a demandé l’annulation de ${car}, le ${date}.`,
      en: ({ car, date, driver }) => `${driver} has asked to cancel ${car} on ${date}.`,
      es: ({ car, date, driver }) => `${driver} ha pedido cancelar ${car} del ${date}.`,
    },
    paid: {
      fr: ({ car, date, driver }) => `${driver} a réservé et payé ${car} pour le ${date}.`,
      en: ({ car, date, driver }) => `${driver} has booked and paid for ${car} on ${date}.`,
      es: ({ car, date, driver }) => `${driver} ha reservado y pagado ${car} para el ${date}.`,
    },
    refundFailed: {
      fr: ({ car, date, driver, amount }) =>
        `Le remboursement de ${amount} à ${driver} (${car}, le ${date}) a échoué. Vérifiez auprès du prestataire de paiement.`,
      en: ({ car, date, driver, amount }) =>
        `The refund of ${amount} to ${driver} (${car}, ${date}) has failed. Please check with the payment provider.`,
      es: ({ car, date, driver, amount }) =>
        `El reembolso de ${amount} a ${driver} (${car}, ${date}) ha fallado. Consúltelo con el proveedor de pagos.`,
    },
  },
} satisfies { customer: Record<CustomerNotice, NoticeText>; staff: Record<StaffNotice, NoticeText> }
