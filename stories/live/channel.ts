/** Events between a story and its panel, across Storybook's two windows. */
export const CHART_SHOWN = 'masar/chart/shown'
export const CHART_OFFERED = 'masar/chart/offered'
export const CHART_WANTED = 'masar/chart/wanted'
export const CHART_COMMAND = 'masar/chart/command'
