const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQjV8BAAHBASXngys/AAAAAElFTkSuQmCC'

/** Creates a PNG of one blue pixel. */
export const createPng = (name = 'me.png', type = 'image/png') =>
  new File([Buffer.from(PNG_BASE64, 'base64')], name, { type })

/** Creates the same PNG with a header that claims another size. */
export function createPngWithClaimedSize(width: number, height: number) {
  const bytes = Buffer.from(PNG_BASE64, 'base64')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return new File([bytes], 'large.png', { type: 'image/png' })
}

const PDF_TEXT = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'

/** Creates a PDF of at least this many bytes. */
export const createPdf = (bytes = 0, name = 'licence.pdf') =>
  new File([PDF_TEXT.padEnd(bytes, '\n')], name, { type: 'application/pdf' })

/** Creates an HTML file with a script, whatever its name and type. */
export const createHtmlFile = (name: string, type: string) =>
  new File(['<!doctype html><script>alert(1)</script>'], name, { type })

export const createSvg = (name = 'me.png') =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], name, {
    type: 'image/png',
  })
