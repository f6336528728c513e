/** A file for tests in the way of Resales Online: tags that replace the plain ones. */
const PLAIN: Record<string, string> = {
  status: 'Available',
  lister: 'Oficina de prueba',
  type: 'Apartment',
  subType: 'Penthouse',
  saleDetails: '<price>450000</price><commission>5</commission>',
  address:
    '<address1>Carrer Major, 3</address1><town>Inca</town><province>Illes Balears</province><postCode>07300</postCode>',
  bedrooms: '2',
  bathrooms: '2',
  propertySizes: '<builtSize>110.5</builtSize><plotSize>0</plotSize><terraceSize>30</terraceSize>',
  annualCosts: '<communityFees>1200</communityFees><ibi>640</ibi>',
  descriptions: '<description language="en">Bright penthouse.</description>',
  pictures: '<picture><url>https://example.test/1.jpg</url></picture>',
}

export const resalesHome = (id: string, more: Record<string, string> = {}): string =>
  `<property>\n<referenceId>${id}</referenceId>\n${Object.entries({ ...PLAIN, ...more })
    .map(([name, inner]) => `<${name}>${inner}</${name}>`)
    .join('\n')}\n</property>`

export const resalesFile = (homes: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<root version="1.5">\n${homes.join('\n')}\n</root>`
