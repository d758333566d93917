/** As typed; empty fields are empty strings. */
export interface Driver {
  fullName: string
  email: string
  phone: string
  /** A calendar date: `1990-05-20`. */
  birthDate: string
}

export const NOBODY: Driver = { fullName: '', email: '', phone: '', birthDate: '' }

export const isNobody = (person: Driver) => Object.values(person).every((text) => text === '')
