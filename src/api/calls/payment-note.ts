/** The longest name and description that a provider takes (WIRE-69, WIRE-34). */
const LIMITS = {
  session: { name: 250, description: 500 },
  order: { name: 200, description: 1000 },
}

/** Of a booking, or of one that will be. */
export interface NotedRental {
  car: { name: string }
  from: string
  to: string
}

/**
 * What a statement or a provider's page says the payment is for. It is the same in every language,
 * since the same payment has to be asked for in the same words.
 */
export function makePaymentNote(rental: NotedRental, siteName: string, kind: keyof typeof LIMITS) {
  const { car, from, to } = rental
  const name = `${siteName} - ${car.name}`
  const dates = `${from.slice(0, 10)} / ${to.slice(0, 10)}`
  const limits = LIMITS[kind]
  return {
    name: cut(name, limits.name),
    description: cut(`${name} - ${dates}`, limits.description),
  }
}

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 3)}...` : text
