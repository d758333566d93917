export { brokenInvariants } from 'statechart-paths/chart'
