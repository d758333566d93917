export { defineModel } from 'statechart-paths'
export type { Relation } from 'statechart-paths/walk'
