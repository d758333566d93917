/** As typed; empty fields are empty strings. */
export interface Driver {
  fullName: string
  email: string
  phone: string
  /** A calendar date: `1990-05-20`. */
  birthDate: string
}

export const BLANK_DRIVER: Driver = { fullName: '', email: '', phone: '', birthDate: '' }

/** A driver other than the customer who books. `language` is the language of emails to the driver. */
export interface MainDriver extends Driver {
  language: string
}

export const BLANK_MAIN_DRIVER: MainDriver = { ...BLANK_DRIVER, language: '' }

export const isBlankDriver = (person: Driver) => Object.values(person).every((text) => text === '')
