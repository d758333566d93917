/**
 * Closes the dialog that the pressed button stands in. The browser does so before its owner hears: what is no longer
 * shown need not be gone yet.
 */
export function closeDialog({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close()
}
