/** Fixed parts of the demo data (server/demo/landmarks.ts): ids and people that never change. */

export const LOCATIONS = {
  tunisAirport: { id: '10ca1b718d2563c9809ad9f2', name: 'Tunis-Carthage Airport' },
  gafsa: { id: '10ca332e238c1dd3519e6ad7', name: 'Gafsa' },
}

/** Jasmin Auto's cars at Tunis airport that can be booked without restrictions and have no demo bookings. */
export const FREE_CARS = [
  { id: 'ca4064f5aaf03f077e9ec672', name: 'Renault Clio' },
  { id: 'ca40ce044c494fc7f408cca7', name: 'Peugeot 208' },
  { id: 'ca4066def3a3f8bffaa8748c', name: 'Kia Picanto' },
  { id: 'ca40105bc56bfc7c578e7a49', name: 'Volkswagen Polo' },
  { id: 'ca406f6e9c89b3369ad876f0', name: 'Dacia Duster' },
  { id: 'ca405cdd310b157341fe3a53', name: 'Peugeot 2008' },
] as const

export const DEMO_CARS = {
  comingSoon: { id: 'ca40c97da5ea6cdc04000b48', name: 'BYD Atto 3' },
  fullyBooked: { id: 'ca40380b7d22f55517924d8a', name: 'Mini Cooper' },
  taken: { id: 'ca40f0304bd5a225eabee970', name: 'Hyundai i20' },
  /** This car's supplier requires a driving license. */
  withLicense: { id: 'ca40239521c8ed894e094d61', name: 'Fiat 500' },
  forAdults: { id: 'ca40cb0ac9e373367bf02883', name: 'Jeep Compass' },
  everythingIncluded: { id: 'ca400db0d7e10bf8147427d6', name: 'Renault Captur' },
  nothingToAdd: { id: 'ca40ee88ef2636b6991001cb', name: 'Suzuki Celerio' },
}

export const SUPPLIERS = { jasmin: { id: '5a1ed3dde2723247d8d5fc3f', name: 'Jasmin Auto' } }

/** Yasmine's bookings. */
export const BOOKINGS = {
  cancellable: 'b00cc551afd1450c0a93f769',
  /** A rental that has begun but not ended. */
  current: 'b00c60888e16a8b2e9622b7e',
  changeable: 'b00ca516d5bd65bafe74e486',
}

/** A valid id that is not in use. */
export const UNKNOWN_ID = '0123456789abcdef01234567'

const PASSWORD = 'sidi-bou-said'

export const PEOPLE = {
  /** Has bookings in every status and reads French. */
  yasmine: { name: 'Yasmine Trabelsi', email: 'yasmine@masar.example', password: PASSWORD },
  /** Has not confirmed the email address. */
  sami: { name: 'Sami Gharbi', email: 'sami@masar.example', password: PASSWORD },
  /** Has never booked anything. */
  nour: { name: 'Nour Hamdi', email: 'nour@masar.example', password: PASSWORD },
  karim: { name: 'Karim Jaziri', email: 'karim@masar.example', password: PASSWORD },
}

/** The supplier of `FREE_CARS`, who uses a separate sign-in page. */
export const SUPPLIER = { name: 'Jasmin Auto', email: 'jasmin@masar.example', password: PASSWORD }

export type DemoPerson = (typeof PEOPLE)[keyof typeof PEOPLE]
