import axe from 'axe-core'

/** The rules that a change of colours can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Looks at a story that was drawn light once more in the dark theme; it ends as it began. Throws what
 * axe finds. All other rules have been looked at by Storybook itself, and do not depend on colours.
 */
export async function cleanInDark(): Promise<void> {
  const { className } = document.documentElement
  // Nothing is measured in the middle of a change of colours.
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(still)
  document.documentElement.className = 'dark'
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ABOUT_COLOURS,
      resultTypes: ['violations'],
    })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`)
  } finally {
    document.documentElement.className = className
    still.remove()
  }
}
