import {
  appendChild,
  insertBefore,
  isPageChanged,
  observeForeignChanges,
  recordReactRemoval,
  recordReactText,
  removeChild,
  undoChanges,
} from './foreign-changes.ts'

/**
 * Patches the methods with which React changes a page: `removeChild`, `insertBefore`, `appendChild` and the
 * setter of `nodeValue`. Each first undoes foreign changes to the node. On a page without foreign changes, this
 * costs one comparison.
 */
export function patchNodeMethods(): void {
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  observeForeignChanges()

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    undoChanges(child, child.parentNode !== this)
    recordReactRemoval(child)
    if (child.parentNode === this || !isPageChanged()) return removeChild.call(this, child) as T
    // The node was moved or removed in a way that could not be undone, so remove it from wherever it is now.
    if (child.parentNode && this.contains(child)) removeChild.call(child.parentNode, child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    child: Node | null,
  ): T {
    undoChanges(node, false)
    if (child) undoChanges(child, child.parentNode !== this)
    const isThere = !child || child.parentNode === this || !isPageChanged()
    return insertBefore.call(this, node, isThere ? child : findChildWith(this, child)) as T
  }

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    undoChanges(node, false)
    return appendChild.call(this, node) as T
  }

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      if (this instanceof Text) {
        undoChanges(this, !this.parentNode)
        recordReactText(this, value ?? '')
      }
      text?.set?.call(this, value)
    },
  })
}

/** Returns the child of this element that contains the node, or null. */
function findChildWith(element: Node, node: Node): Node | null {
  let around: Node | null = node
  while (around && around.parentNode !== element) around = around.parentNode
  return around
}
