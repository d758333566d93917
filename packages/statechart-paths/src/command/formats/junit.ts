/** The result of a test. */
export interface TestOutcome {
  suite: string
  name: string
  seconds?: number
  /** Why the test failed. */
  failure?: string
  /** Why the test was skipped or not completed. */
  skipped?: string
}

/** Renders JUnit XML, for test management tools and pipelines. */
export function renderJunit(outcomes: readonly TestOutcome[]): string {
  const suites = [...Map.groupBy(outcomes, ({ suite }) => suite)].map(([suite, own]) => {
    const failures = own.filter(({ failure }) => failure !== undefined).length
    const skipped = own.filter(({ skipped: why }) => why !== undefined).length
    const counts = `tests="${own.length}" failures="${failures}" skipped="${skipped}"`
    return `  <testsuite name="${escapeXml(suite)}" ${counts}>\n${own.map(renderCase).join('')}  </testsuite>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`
}

function renderCase({ suite, name, seconds = 0, failure, skipped }: TestOutcome): string {
  const open = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}" time="${seconds.toFixed(3)}"`
  if (failure !== undefined)
    return `${open}>\n      <failure>${escapeXml(failure)}</failure>\n    </testcase>\n`
  if (skipped !== undefined)
    return `${open}>\n      <skipped message="${escapeXml(skipped)}"/>\n    </testcase>\n`
  return `${open}/>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Also removes characters that XML forbids, such as those of terminal colors. */
const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- these characters are removed
    .replaceAll(/\u001B\[[\d;]*m|[\0-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
