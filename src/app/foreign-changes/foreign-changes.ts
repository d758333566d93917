/**
 * Handles changes that translators and extensions make to nodes rendered by React. Google Translate replaces
 * each text node with a `<font>` element; others rewrite or merge text nodes, wrap elements, or remove them.
 * React keeps its references, so removing a detached node throws, and updating a detached text changes nothing
 * on the page (facebook/react#11538, decision 036). So each foreign change to a rendered node is recorded, and
 * undone before React touches that node again (`patch-node-methods.ts`). The translator then translates the new
 * text.
 */

/**
 * The former position of a removed node. Its replacement (`standIn`) is the most reliable marker, unless it was
 * removed, too.
 */
interface LostNode {
  node: Node
  standIn: Node | null
  previous: Node | null
  next: Node | null
}

/** Foreign changes to the children of one element. */
interface ForeignChanges {
  /** Newest first. */
  losses: LostNode[]
  /** Nodes that other scripts have added in place of the lost ones. */
  standIns: Set<Node>
  rewritten: Set<CharacterData>
}

const changesByParent = new WeakMap<Node, ForeignChanges>()
/** The original parent of each removed or rewritten node. */
const originalParents = new WeakMap<Node, Node>()
const nodesRemovedByReact = new WeakSet<Node>()
/**
 * The last value that React wrote to a text node. Contains only texts that React has updated or another script
 * has rewritten.
 */
const reactTexts = new WeakMap<Node, string>()

/** The native methods, before they are patched. */
// oxlint-disable-next-line typescript/unbound-method -- always called with a node as `this`
export const { insertBefore, removeChild, appendChild } = Node.prototype

let hasSeenChanges = false
/**
 * Returns whether other scripts have changed the page. Until they have, a failed call is our own bug and must
 * throw.
 */
export const isPageChanged = () => hasSeenChanges

const observer = new MutationObserver(recordMutations)

export function observeForeignChanges(): void {
  const options = { subtree: true, childList: true, characterDataOldValue: true }
  observer.observe(document.body, options)
}

/** Records that React itself removes the node, so that its removal is not undone. */
export const recordReactRemoval = (node: Node) => void nodesRemovedByReact.add(node)

export const recordReactText = (node: Node, text: string) => void reactTexts.set(node, text)

/**
 * Undoes foreign changes to this node. `isMissing`: the node is not where React expects it, so the change may
 * be too recent to have been recorded.
 */
export function undoChanges(node: Node, isMissing: boolean): void {
  if (isMissing) recordMutations(observer.takeRecords())
  const parent = hasSeenChanges ? originalParents.get(node) : undefined
  if (parent) restoreNodes(parent)
}

/**
 * Returns whether React has rendered or hydrated the node. React adds a property with this prefix to such
 * nodes.
 */
export const isFromReact = (node: Node) =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

function recordMutations(mutations: MutationRecord[]): void {
  for (const mutation of mutations) {
    if (mutation.type === 'characterData') recordText(mutation)
    else if (mutation.removedNodes.length > 0) recordRemoval(mutation)
  }
  // A replacement may be added before the original node is removed.
  for (const mutation of mutations) {
    const changes = changesByParent.get(mutation.target)
    if (changes) recordStandIns(mutation, changes)
  }
}

function recordStandIns(mutation: MutationRecord, { losses, standIns }: ForeignChanges): void {
  const { addedNodes, removedNodes, previousSibling, nextSibling } = mutation
  for (const node of removedNodes) standIns.delete(node)
  for (const node of addedNodes) {
    if (isFromReact(node)) continue
    standIns.add(node)
    const loss = losses.find(
      ({ standIn, previous, next }) =>
        !standIn && previous === previousSibling && next === nextSibling,
    )
    if (loss) loss.standIn = node
  }
}

function recordText({ target, oldValue }: MutationRecord): void {
  if (!(target instanceof Text) || !isFromReact(target)) return
  if (!reactTexts.has(target)) reactTexts.set(target, oldValue ?? '')
  const parent = originalParents.get(target) ?? target.parentNode
  if (parent && target.data !== reactTexts.get(target)) {
    getOrCreateChanges(parent, target).rewritten.add(target)
  }
}

function recordRemoval(mutation: MutationRecord): void {
  const { target, addedNodes, removedNodes, previousSibling: previous } = mutation
  const [replacement = null] = addedNodes
  for (const [index, node] of removedNodes.entries()) {
    const isMoved = node.parentNode === target
    if (isMoved || !isFromReact(node) || nodesRemovedByReact.has(node)) continue
    const standIn = removedNodes[index + 1] ?? replacement
    getOrCreateChanges(target, node).losses.unshift({
      node,
      standIn,
      previous,
      next: mutation.nextSibling,
    })
  }
}

function getOrCreateChanges(parent: Node, node: Node): ForeignChanges {
  hasSeenChanges = true
  const changes = changesByParent.get(parent) ?? {
    losses: [],
    standIns: new Set(),
    rewritten: new Set(),
  }
  changesByParent.set(parent, changes)
  originalParents.set(node, parent)
  return changes
}

function restoreNodes(parent: Node): void {
  const changes = changesByParent.get(parent)
  if (!changes) return
  changesByParent.delete(parent)
  const { losses, standIns, rewritten } = changes
  for (const loss of losses) {
    const { node } = loss
    originalParents.delete(node)
    if (nodesRemovedByReact.has(node) || node.parentNode === parent) continue
    insertBefore.call(parent, node, findReferenceNode(parent, loss))
  }
  for (const node of standIns) if (node.parentNode === parent) removeChild.call(parent, node)
  for (const text of rewritten) {
    originalParents.delete(text)
    text.data = reactTexts.get(text) ?? text.data
  }
}

function findReferenceNode(parent: Node, { standIn, previous, next }: LostNode): Node | null {
  if (standIn?.parentNode === parent) return standIn
  if (previous?.parentNode === parent) return previous.nextSibling
  return next?.parentNode === parent ? next : null
}
