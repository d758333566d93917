import { isFromReact } from './foreign-changes.ts'

export interface EarlyChanges {
  /**
   * Call right after `hydrateRoot`. From then on, the page is hydrated immediately when another script changes
   * it.
   */
  watchHydration: () => void
  /**
   * Call right after React has rendered a part again. React itself removed the nodes that it could not hydrate,
   * so this is not a foreign change.
   */
  ignoreRecent: () => void
  /** Call when hydration is complete. From then on, `foreign-changes.ts` handles changes. */
  stop: () => void
}

/**
 * Records the changes that translators and extensions make to the prerendered document before React has
 * hydrated it. If React does not find the original nodes, it discards the page with its input, reports an error
 * and renders again. So the changes are undone, and React hydrates before other scripts can change the page
 * again.
 */
export function recordEarlyChanges(root: Element): EarlyChanges {
  const mutations: MutationRecord[] = []
  let isHydrating = false
  const observer = new MutationObserver(react)

  function react(records: MutationRecord[]): void {
    mutations.push(...records.filter(isForeign))
    if (!isHydrating || mutations.length === 0) return
    // Undo changes only once: a translator would make them again.
    observer.disconnect()
    for (let last = mutations.pop(); last; last = mutations.pop()) undoMutation(last)
    hydrateSynchronously(root)
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

/**
 * Returns whether a change affects only nodes that React has neither rendered nor hydrated.
 * `foreign-changes.ts` handles changes to the other nodes.
 */
const isForeign = ({ target, addedNodes, removedNodes }: MutationRecord) =>
  ![target instanceof CharacterData ? [target] : [], addedNodes, removedNodes].some((nodes) =>
    [...nodes].some(isFromReact),
  )

/**
 * Undoes one change. Call it for the latest change first, because the document must be in the state that the
 * change produced.
 */
function undoMutation({
  target,
  addedNodes,
  removedNodes,
  nextSibling,
  oldValue,
}: MutationRecord): void {
  if (target instanceof CharacterData) {
    target.data = oldValue ?? ''
    return
  }
  for (const node of addedNodes) target.removeChild(node)
  for (const node of removedNodes) target.insertBefore(node, nextSibling)
}

/**
 * Makes React hydrate synchronously, as it does for input events, including the surrounding Suspense
 * boundaries.
 */
function hydrateSynchronously(root: Element): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const boundaries = [root.firstChild]
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if ((comment as Comment).data === '$') boundaries.push(comment.nextSibling)
  }
  for (const node of boundaries) node?.dispatchEvent(new Event('dragend', { bubbles: true }))
}
