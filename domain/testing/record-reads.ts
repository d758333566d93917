/** Records which fields of an object are read. */
export function recordReads<Subject extends object>(subject: Subject) {
  const read = new Set<string | symbol>()
  const recorded = new Proxy(subject, {
    get: (target, name) => {
      read.add(name)
      return Reflect.get(target, name) as unknown
    },
  })
  const listUnread = () => Object.keys(subject).filter((name) => !read.has(name))
  return { recorded, listUnread }
}
