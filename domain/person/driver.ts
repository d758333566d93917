/** As typed; empty fields are empty strings. */
export interface Driver {
  fullName: string
  email: string
  phone: string
  /** A calendar date: `1990-05-20`. */
  birthDate: string
}

export const BLANK_DRIVER: Driver = { fullName: '', email: '', phone: '', birthDate: '' }

export const isBlankDriver = (person: Driver) => Object.values(person).every((text) => text === '')
