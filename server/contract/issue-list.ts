import type { ValidationIssue } from './problem.ts'

type RequestPart = NonNullable<ValidationIssue['in']>

/** The contract's `maxItems` of a problem's `errors`. */
const MAX_ISSUES = 100
/** Below the contract's `maxLength`: a pointer contains names chosen by the client. */
const MAX_POINTER_LENGTH = 200

/**
 * The issues in all parts of one request. It keeps the first issue of each field and stops at the limit, so
 * that the response stays small whatever the request contains.
 */
export class IssueList {
  readonly #issues = new Map<string, ValidationIssue>()

  get isFull(): boolean {
    return this.#issues.size >= MAX_ISSUES
  }

  get size(): number {
    return this.#issues.size
  }

  add(where: RequestPart, path: string, code: ValidationIssue['code'], detail: string): void {
    const pointer = path.slice(0, MAX_POINTER_LENGTH)
    const key = `${where} ${pointer}`
    if (this.isFull || this.#issues.has(key)) return
    this.#issues.set(key, { in: where, pointer, code, detail })
  }

  toArray(): ValidationIssue[] {
    return [...this.#issues.values()]
  }
}
