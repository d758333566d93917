/** Introduces mistakes into a machine, to measure what its tests detect. */
export { mutateModel, type MutationScore } from './mutate/mutate-model.ts'
export { makeMutants, mutantNamed } from './mutate/mutants.ts'
