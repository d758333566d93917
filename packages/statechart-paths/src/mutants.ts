/** Introduces mistakes into a machine, to measure what its tests detect. */
export { mutateModel, type MutationScore } from './mutate/mutate-model.ts'
export { makeMutants, findMutant } from './mutate/mutants.ts'
