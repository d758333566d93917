/** The services of others that the operator has chosen for this site (`config.json`). */
export interface Outsiders {
  countsVisits: boolean
  checksForRobots: boolean
  takesCards: boolean
  takesPayPal: boolean
  /** By whom somebody may sign in: Google, Apple, Facebook. */
  signIns: readonly string[]
}
