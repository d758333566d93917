import { isFromReact } from './foreign-changes.ts'

export interface EarlyChanges {
  /** Call it right after `hydrateRoot`: once others change the page, or if they did, it is hydrated at once. */
  watchHydration: () => void
  /** React has just rendered a part again, which removes nodes that it did not hydrate: those changes are its own. */
  ignoreRecent: () => void
  /** The page is hydrated: `foreign-changes.ts` has the rest. */
  stop: () => void
}

/**
 * Records what translators and extensions do to a document that the build has rendered, until React has hydrated it.
 * React expects the nodes of the build: where it finds others, it discards the page with what was typed there, reports
 * an error and renders it again. So the changes are undone, and React hydrates before others can make new ones.
 */
export function recordEarlyChanges(root: Element): EarlyChanges {
  const mutations: MutationRecord[] = []
  let isHydrating = false
  const observer = new MutationObserver(react)

  function react(records: MutationRecord[]): void {
    mutations.push(...records.filter(isForeign))
    if (!isHydrating || mutations.length === 0) return
    // Once: a translator would translate again what is undone again.
    observer.disconnect()
    for (let last = mutations.pop(); last; last = mutations.pop()) undo(last)
    hydrateNow(root)
  }

  observer.observe(root, { subtree: true, childList: true, characterDataOldValue: true })
  return {
    watchHydration() {
      isHydrating = true
      react(observer.takeRecords())
    },
    ignoreRecent: () => void observer.takeRecords(),
    stop: () => observer.disconnect(),
  }
}

/** What React has rendered or hydrated is its own, or `foreign-changes.ts` looks after it. */
const isForeign = ({ target, addedNodes, removedNodes }: MutationRecord) =>
  ![target instanceof CharacterData ? [target] : [], addedNodes, removedNodes].some((nodes) =>
    [...nodes].some(isFromReact),
  )

/** From the last one to the first, each finds the page as it was right after it. */
function undo({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): void {
  if (target instanceof CharacterData) {
    target.data = oldValue ?? ''
    return
  }
  for (const node of addedNodes) target.removeChild(node)
  for (const node of removedNodes) target.insertBefore(node, nextSibling)
}

/** React hydrates in the same task whatever somebody presses, with the Suspense boundaries around it. */
function hydrateNow(root: Element): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const boundaries = [root.firstChild]
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if ((comment as Comment).data === '$') boundaries.push(comment.nextSibling)
  }
  for (const node of boundaries) node?.dispatchEvent(new Event('dragend', { bubbles: true }))
}
