/** The sandbox's result for a card. */
export type TestCardOutcome =
  | 'accepted'
  | 'declined'
  | 'insufficient-funds'
  | 'challenge'
  | 'connection-lost'
  | 'slow'
  | 'provider-down'

export interface TestCard {
  /** In the groups printed on a card. */
  readonly number: string
  readonly outcome: TestCardOutcome
}

/** The only cards that the sandbox accepts, with any future expiry date and any security code. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'accepted' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient-funds' },
  { number: '4000 0000 0000 3220', outcome: 'challenge' },
  { number: '4000 0000 0000 0069', outcome: 'connection-lost' },
  { number: '4000 0000 0000 0077', outcome: 'slow' },
  { number: '4000 0000 0000 0119', outcome: 'provider-down' },
]

/** Finds a test card by its number. Returns null for any other card: the sandbox never accepts a real one. */
export function findTestCard(number: string): TestCard | null {
  const digits = stripSpaces(number)
  return TEST_CARDS.find((card) => stripSpaces(card.number) === digits) ?? null
}

const stripSpaces = (number: string) => number.replaceAll(/\D/g, '')
