/** The maximum lengths of name and description that providers accept (WIRE-69, WIRE-34). */
const LIMITS = {
  session: { name: 250, description: 500 },
  order: { name: 200, description: 1000 },
}

/** Of an existing booking, or of one being placed. */
export interface DescribedRental {
  car: { name: string }
  from: string
  to: string
}

/**
 * The description of the payment on statements and provider pages. It is the same in every language, because a
 * retry of the same payment must send the same text.
 */
export function describePayment(
  rental: DescribedRental,
  siteName: string,
  kind: keyof typeof LIMITS,
) {
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
