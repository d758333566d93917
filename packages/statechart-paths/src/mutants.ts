/** Puts mistakes into a machine, to measure what its tests detect. */
export { makeMutants, mutantNamed } from './mutate/mutants.ts'
