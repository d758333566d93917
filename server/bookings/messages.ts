import type { Language } from '#domain/catalogue.ts'

type Facts = { car: string; date: string; driver: string }
type Message = Record<Language, (facts: Facts) => string>

/** Kept with the notification in the language its reader had then (contract.md 2.5). */
export const MESSAGES = {
  customer: {
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
  },
  staff: {
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
  },
} as const satisfies Record<'customer' | 'staff', Record<'created' | 'cancelRequested', Message>>
