// The package has no types of its own.

declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string }
  type Things = Readonly<Record<string, readonly object[]>>

  export default class Validator {
    validate(found: { jsonld: Things; microdata: Things; rdfa: Things }): Promise<Issue[]>
  }
}
