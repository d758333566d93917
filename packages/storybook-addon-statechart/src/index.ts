/** Shows the chart of any actor beside its story. */
export { showActor } from './live/show-actor.ts'
/** Creates and shows an actor in a given state. */
export { createStillActor } from './live/still-actor.ts'
/** Creates and shows a child machine in a given state, inside its parent. */
export { createStillParent } from './live/still-actor.ts'
/** The type of `parameters.statechart`. */
export type { StatechartParameter } from './live/story-chart.ts'
/** What the panel shows: the result of `parameters.statechart`. */
export type { StoryChart } from './live/story-chart.ts'
/** Creates a model of any machine from its chart. */
export { createModel } from './live/create-model.ts'
/** Throws when a story has left its state before any user action, for tests of stories. */
export { assertUnmoved } from './live/scene.ts'
/** Returns the stage of the current story, for play functions. */
export { getCurrentStage } from './live/scene.ts'
/** Creates a stage for tests without Storybook. */
export { createStage } from './live/stage.ts'
/** Sets the stage for actors that are created afterwards, for tests without Storybook. */
export { setStage } from './live/scene.ts'
