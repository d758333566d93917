/** The events that a story and its panel exchange between Storybook's two windows. */
export const CHART_SHOWN_EVENT = 'storybook-addon-statechart/shown'
export const CHART_OFFERED_EVENT = 'storybook-addon-statechart/offered'
export const CHART_REQUESTED_EVENT = 'storybook-addon-statechart/wanted'
export const CHART_COMMAND_EVENT = 'storybook-addon-statechart/command'
