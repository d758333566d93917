import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { expect, it } from 'vitest'

import { STYLE_NAMES } from './style-names.ts'

/** Props of other libraries with the name of a style. */
const NO_STYLES = new Set(['Marker position', 'Page width', 'Popup position'])

const files = globSync('{src,stories}/**/*.tsx').filter((file) => !file.includes('.test.'))

/** A value that Panda can extract: a literal, an object of literals, or a conditional of two. */
function isWritten(node: ts.Node | undefined): boolean {
  if (!node) return true
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return isWritten(node.expression)
  if (ts.isConditionalExpression(node)) return isWritten(node.whenTrue) && isWritten(node.whenFalse)
  if (ts.isPrefixUnaryExpression(node)) return isWritten(node.operand)
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isWritten(property.initializer),
    )
  if (ts.isIdentifier(node)) return node.text === 'undefined'
  return (
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)
  )
}

/** Finds styles that are known only at run time: no style sheet contains them. */
function unknownStyles(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) found.push(...findUnknown(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.map((style) => `${file}: ${style}`)
}

function findUnknown({ tagName, attributes }: ts.JsxOpeningLikeElement): string[] {
  const tag = tagName.getText()
  if (!/^[A-Z]|^styled\./.test(tag)) return []
  return attributes.properties
    .filter((one) => ts.isJsxAttribute(one))
    .filter((one) => STYLE_NAMES.has(one.name.getText()) && !isWritten(one.initializer))
    .filter((one) => !NO_STYLES.has(`${tag} ${one.name.getText()}`))
    .map((one) => `<${tag} ${one.getText()}>`)
}

it('the build can extract every style from its element', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(unknownStyles)).toEqual([])
})
