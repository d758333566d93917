/** All problems of an import, one sentence each. */
export class ImportIssues extends Error {
  readonly issues: readonly string[]

  constructor(issues: readonly string[]) {
    const hidden = issues.length - MAX_SHOWN_ISSUES
    super(
      [
        ...issues.slice(0, MAX_SHOWN_ISSUES),
        ...(hidden > 0 ? [`... and ${hidden} more.`] : []),
      ].join('\n'),
    )
    this.name = 'ImportIssues'
    this.issues = issues
  }
}

const MAX_SHOWN_ISSUES = 50
