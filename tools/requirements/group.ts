/** The requirements of one workflow, in our own words. */
export interface Group {
  /** What the ids of the group begin with. */
  prefix: string
  title: string
  /** What the workflow is to whoever meets it. */
  about: string
  /** What must be true, by its id. An id is given once: a requirement that goes leaves a gap. */
  requirements: Readonly<Record<string, string>>
}
