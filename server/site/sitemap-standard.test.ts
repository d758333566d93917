import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import { listPagePaths, renderSitemap } from './sitemap.ts'

const schemaFolder = join(
  dirname(createRequire(import.meta.url).resolve('sitemap')),
  '../../schema',
)

/** Sitemaps may link to other languages (https://developers.google.com/search/docs/specialty/international/localized-versions). */
const ALTERNATES_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" fixed="alternate" use="required"/>
    <xs:attribute name="hreflang" type="xs:NMTOKEN" use="required"/>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`
const COMBINED_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="alternates.xsd"/>
</xs:schema>`

it('the sitemap is valid against the sitemaps.org schema', async () => {
  const contents = renderSitemap(
    'https://cars.example',
    listPagePaths({ locations: ['66aa00000000000000000020'], cars: ['66aa00000000000000000030'] }),
  )
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [COMBINED_SCHEMA],
    preload: [
      {
        fileName: 'sitemap.xsd',
        contents: readFileSync(join(schemaFolder, 'sitemap.xsd'), 'utf8'),
      },
      { fileName: 'alternates.xsd', contents: ALTERNATES_SCHEMA },
    ],
  })
  expect(errors).toEqual([])
  expect(valid).toBe(true)
})
