import type { Field } from './fields.ts'
import { RESOURCES, type Resource } from './resources.ts'

const NAMESPACE = 'org.reso.metadata'

function typeOf({ type, isList }: Field): string {
  return isList ? `Collection(Edm.${type})` : `Edm.${type}`
}

function property(resource: Resource, field: Field): string {
  const nullable = field.name === resource.key ? ' Nullable="false"' : ''
  const precision =
    field.type === 'DateTimeOffset'
      ? ' Precision="6"'
      : field.type === 'Decimal'
        ? ' Scale="variable"'
        : ''
  const open = `<Property Name="${field.name}" Type="${typeOf(field)}"${nullable}${precision}`
  return field.lookup
    ? `${open}><Annotation Term="RESO.OData.Metadata.LookupName" String="${field.lookup}"/></Property>`
    : `${open}/>`
}

const entity = (resource: Resource): string => `<EntityType Name="${resource.name}">
<Key><PropertyRef Name="${resource.key}"/></Key>
${resource.fields.map((field) => property(resource, field)).join('\n')}
${resource.expands ? `<NavigationProperty Name="Media" Type="Collection(${NAMESPACE}.Media)"/>\n` : ''}</EntityType>`

const entitySet = ({ name, expands }: Resource): string =>
  `<EntitySet Name="${name}" EntityType="${NAMESPACE}.${name}">${
    expands ? '<NavigationPropertyBinding Path="Media" Target="Media"/>' : ''
  }</EntitySet>`

/** What can be asked, as every OData client reads it first. */
export function metadata(): string {
  const all = [...RESOURCES.values()]
  return `<?xml version="1.0" encoding="UTF-8"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.01">
<edmx:DataServices>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="${NAMESPACE}">
${all.map(entity).join('\n')}
<EntityContainer Name="Default">
${all.map(entitySet).join('\n')}
</EntityContainer>
</Schema>
</edmx:DataServices>
</edmx:Edmx>
`
}
