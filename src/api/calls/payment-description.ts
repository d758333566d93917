/** The maximum lengths that providers accept for name and description (WIRE-69, WIRE-34). */
const MAX_LENGTHS = {
  session: { name: 250, description: 500 },
  order: { name: 200, description: 1000 },
}

/** The rental of an existing booking, or of one that is being created. */
export interface DescribedRental {
  car: { name: string }
  from: string
  to: string
}

/**
 * Returns the description shown on statements and provider pages. It is the same in every language, because a
 * retry of the same payment must send the same text.
 */
export function describePayment(
  rental: DescribedRental,
  siteName: string,
  kind: keyof typeof MAX_LENGTHS,
) {
  const { car, from, to } = rental
  const name = `${siteName} - ${car.name}`
  const dates = `${from.slice(0, 10)} / ${to.slice(0, 10)}`
  const limits = MAX_LENGTHS[kind]
  return {
    name: truncateText(name, limits.name),
    description: truncateText(`${name} - ${dates}`, limits.description),
  }
}

const truncateText = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 3)}...` : text
