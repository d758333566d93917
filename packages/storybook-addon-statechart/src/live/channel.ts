/** The events that a story and its panel exchange between Storybook's two windows. */
export const CHART_SHOWN = 'storybook-addon-statechart/shown'
export const CHART_OFFERED = 'storybook-addon-statechart/offered'
export const CHART_WANTED = 'storybook-addon-statechart/wanted'
export const CHART_COMMAND = 'storybook-addon-statechart/command'
