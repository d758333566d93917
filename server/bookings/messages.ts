import type { Language } from '#domain/catalogue.ts'

import {
  type ChangeNotice,
  CHANGES_FOR_CUSTOMER,
  CHANGES_FOR_STAFF,
} from './changes/change-messages.ts'

type Facts = { car: string; date: string; driver: string; amount: string }
export type Message = Record<Language, (facts: Facts) => string>

type OwnNotice = 'created' | 'cancelRequested' | 'paid' | 'expired' | 'refunding'
export type CustomerNotice = OwnNotice | ChangeNotice
/** Of the others only the customer is told. */
export type StaffNotice = Extract<
  CustomerNotice,
  'created' | 'cancelRequested' | 'paid' | 'amended'
>

/** Kept with the notification in the language its reader had then (contract.md 2.5). */
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
        `Nous avons reçu votre paiement de ${amount} : ${car}, le ${date}, est à vous.`,
      en: ({ car, date, amount }) =>
        `We have received your payment of ${amount}: ${car} on ${date} is yours.`,
      es: ({ car, date, amount }) =>
        `Hemos recibido su pago de ${amount}: ${car} para el ${date} es suyo.`,
    },
    expired: {
      fr: ({ car, date }) =>
        `Le délai de paiement pour ${car}, le ${date}, est écoulé : la voiture est de nouveau libre.`,
      en: ({ car, date }) =>
        `The time to pay for ${car} on ${date} is over: the car is free again.`,
      es: ({ car, date }) =>
        `El plazo para pagar ${car} para el ${date} ha terminado: el coche vuelve a estar libre.`,
    },
    refunding: {
      fr: ({ car, date, amount }) =>
        `Votre paiement de ${amount} pour ${car}, le ${date}, n’a pas pu servir : nous vous le rendons.`,
      en: ({ car, date, amount }) =>
        `Your payment of ${amount} for ${car} on ${date} could not be used: it goes back to you.`,
      es: ({ car, date, amount }) =>
        `Su pago de ${amount} para ${car} el ${date} no se pudo usar: se lo devolvemos.`,
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
  },
} satisfies { customer: Record<CustomerNotice, Message>; staff: Record<StaffNotice, Message> }
