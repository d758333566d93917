import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { expect, it } from 'vitest'

import { STYLE_NAMES } from './style-names.ts'

/** Component props that have the name of a style but are not styles. */
const OTHER_PROPS = new Set(['Marker position', 'Page width', 'Popup position'])

const STYLE_CALL = /\b(?:styled|css|cva|sva)\(/

const files = globSync('{src,stories}/**/*.tsx').filter((file) => !file.includes('.test.'))

/** Returns whether Panda can extract a value: a literal, an object of literals, or a conditional of two. */
function isExtractable(node: ts.Node | undefined): boolean {
  if (!node) return true
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return isExtractable(node.expression)
  if (ts.isConditionalExpression(node))
    return isExtractable(node.whenTrue) && isExtractable(node.whenFalse)
  if (ts.isPrefixUnaryExpression(node)) return isExtractable(node.operand)
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isExtractable(property.initializer),
    )
  if (ts.isIdentifier(node)) return node.text === 'undefined'
  return (
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)
  )
}

/** Finds styles that are only known at run time, so that no style sheet contains them. */
function findUnknownStyles(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) found.push(...listUnknownProps(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.map((style) => `${file}: ${style}`)
}

function listUnknownProps({ tagName, attributes }: ts.JsxOpeningLikeElement): string[] {
  const tag = tagName.getText()
  if (!/^[A-Z]|^styled\./.test(tag)) return []
  return attributes.properties
    .filter((one) => ts.isJsxAttribute(one))
    .filter((one) => STYLE_NAMES.has(one.name.getText()) && !isExtractable(one.initializer))
    .filter((one) => !OTHER_PROPS.has(`${tag} ${one.name.getText()}`))
    .map((one) => `<${tag} ${one.getText()}>`)
}

it('the build can extract every style from its element', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(findUnknownStyles)).toEqual([])
})

it('only .tsx files contain styles, because Panda reads no others', () => {
  const others = globSync('{src,stories}/**/*.ts').filter(
    (file) => !file.startsWith('src/ui/style/') && !file.includes('.test.'),
  )

  expect(others.length).toBeGreaterThan(200)
  expect(others.filter((file) => STYLE_CALL.test(readFileSync(file, 'utf8')))).toEqual([])
})
