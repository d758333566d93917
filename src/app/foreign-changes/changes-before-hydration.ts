import { isFromReact } from './foreign-changes.ts'

export interface EarlyChanges {
  /** Call right after `hydrateRoot`: when other scripts change the page, it is hydrated immediately. */
  watchHydration: () => void
  /** Call when React has just rendered a part again: the removal of nodes that it did not hydrate is its own change. */
  ignoreRecent: () => void
  /** Call when hydration is complete: `foreign-changes.ts` takes over. */
  stop: () => void
}

/**
 * Records what translators and extensions do to the prerendered document until React has hydrated it. React
 * expects the nodes of the build: otherwise it discards the page with its input, reports an error and renders
 * again. So the changes are undone, and React hydrates before others can make new ones.
 */
export function recordEarlyChanges(root: Element): EarlyChanges {
  const mutations: MutationRecord[] = []
  let isHydrating = false
  const observer = new MutationObserver(react)

  function react(records: MutationRecord[]): void {
    mutations.push(...records.filter(isForeign))
    if (!isHydrating || mutations.length === 0) return
    // Only once: a translator would translate again what is undone again.
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

/** Nodes rendered or hydrated by React are handled by `foreign-changes.ts`. */
const isForeign = ({ target, addedNodes, removedNodes }: MutationRecord) =>
  ![target instanceof CharacterData ? [target] : [], addedNodes, removedNodes].some((nodes) =>
    [...nodes].some(isFromReact),
  )

/** In reverse order, so that each change is undone in the state in which it was made. */
function undo({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): void {
  if (target instanceof CharacterData) {
    target.data = oldValue ?? ''
    return
  }
  for (const node of addedNodes) target.removeChild(node)
  for (const node of removedNodes) target.insertBefore(node, nextSibling)
}

/** React hydrates synchronously for input events, with the surrounding Suspense boundaries. */
function hydrateNow(root: Element): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const boundaries = [root.firstChild]
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if ((comment as Comment).data === '$') boundaries.push(comment.nextSibling)
  }
  for (const node of boundaries) node?.dispatchEvent(new Event('dragend', { bubbles: true }))
}
