/* oxlint-disable unicorn/consistent-function-scoping -- each simulator is sent to the browser on its own. */
import type { Page } from '@playwright/test'

/**
 * Scripts other than the app's that change pages: a translator, or extensions for dark mode, grammar and
 * passwords.
 */
export type PageChanger = 'translator' | 'extensions'

/**
 * Runs the scripts as a browser does, in an isolated world, which shares only the DOM with the page. The
 * scripts start with the document, before hydration, and process everything that is added later.
 */
export async function changePage(page: Page, changers: readonly PageChanger[]): Promise<void> {
  if (changers.length === 0) return
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  for (const changer of changers) {
    const source = `(${(changer === 'translator' ? translatePage : simulateExtensions).toString()})()`
    // oxlint-disable-next-line no-await-in-loop -- they are installed one after the other
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: changer })
  }
}

/**
 * Simulates Google Translate: replaces every text with `<font><font>`, and does so again for new and changed
 * texts. The translation equals the original, so that any test can run with it. A text that the app fails to
 * update keeps its old value.
 */
function translatePage(): void {
  const skipped = 'script, style, textarea, font, [translate="no"]'
  const font = () => {
    const element = document.createElement('font')
    element.setAttribute('style', 'vertical-align: inherit;')
    return element
  }
  const translate = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
    if (root instanceof Text) texts.push(root)
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue
      const [outer, inner] = [font(), font()]
      outer.append(inner)
      inner.append(text.data)
      text.replaceWith(outer)
    }
  }
  const begin = () => {
    if (!document.body) return
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'de'
    translate(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target)
        for (const node of addedNodes) translate(node)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  addEventListener('DOMContentLoaded', begin)
}

/**
 * Simulates Dark Reader, Grammarly, LastPass and ColorZilla, which add attributes, styles, elements and icons
 * beside fields.
 */
function simulateExtensions(): void {
  const decorate = () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      if (field.hasAttribute('data-lastpass-icon-root')) continue
      field.setAttribute('data-lastpass-icon-root', '')
      field.setAttribute('data-gramm', 'false')
      field.setAttribute('data-darkreader-inline-color', '')
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      icon.setAttribute('style', 'position: relative; height: 0; width: 0; float: left;')
      icon.attachShadow({ mode: 'closed' }).append(document.createElement('svg'))
      field.after(icon)
    }
    for (const form of document.querySelectorAll('form')) {
      if (form.hasAttribute('data-form-type')) continue
      form.setAttribute('data-form-type', 'other')
      form.prepend(document.createElement('grammarly-desktop-integration'))
    }
  }
  const begin = () => {
    const { documentElement, body, head } = document
    if (!body) return
    documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    documentElement.style.setProperty('--darkreader-neutral-background', '#181a1b')
    body.setAttribute('cz-shortcut-listen', 'true')
    body.prepend(document.createElement('grammarly-extension'))
    const style = document.createElement('style')
    style.className = 'darkreader darkreader--user-agent'
    head.prepend(style)
    // The extension replaces each of the page's styles with a copy.
    for (const own of head.querySelectorAll('style:not(.darkreader)')) {
      const copy = own.cloneNode(true) as Element
      copy.classList.add('darkreader')
      own.replaceWith(copy)
    }
    decorate()
    new MutationObserver(decorate).observe(body, { subtree: true, childList: true })
  }
  addEventListener('DOMContentLoaded', begin)
}
