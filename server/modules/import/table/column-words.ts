import type { HomeField } from '../../../../generated/model/index.ts'

/** Names of columns in es, en, ca and de, without accents, signs, units and counting numbers. */
export const COLUMN_WORDS: Record<HomeField, string> = {
  externalId:
    'id|id inmueble|id propiedad|codigo|cod|cod ofer|codigo inmueble|property id|' +
    'propertycode|code|codi|objektnummer|objekt id|external id|id externo|' +
    'identificador|ofertas cod ofer',
  ref:
    'ref|referencia|reference|referenz|referencia inmueble|ref inmueble|ref interna|' +
    'refer|n referencia|num referencia|no ref|referencia interna|listing id|ofertas ref',
  status:
    'estado|estat|status|situacion|situacion comercial|disponibilidad|disponible|' +
    'availability|state|verfugbarkeit|estado comercial|estado oferta|situacio|activo|' +
    'active',
  type:
    'tipo|tipo inmueble|tipo de inmueble|tipo propiedad|tipo de propiedad|tipus|' +
    'tipus d immoble|type|property type|typ|objektart|immobilientyp|tipo ofer|' +
    'tipologia|categoria|tipo tipo ofer|clase|art',
  subtype:
    'subtipo|subtipo inmueble|subtype|property subtype|subtipus|untertyp|objekttyp|tipo vivienda',
  operation:
    'se ofrece en|s ofereix en|se ofrece|operacion|operacio|operation|tipo operacion|' +
    'tipo de operacion|accion|transaccion|transaction|transaction type|vermarktungsart|' +
    'vertragsart|oferta|modalidad|venta alquiler|venta o alquiler|for|listing type',
  price: 'precio|preu|price|preis|importe|pvp|precio total|asking price|precio actual|price freq',
  salePrice:
    'precio venta|precio de venta|pvp venta|venta|sale price|price sale|selling price|' +
    'preu venda|preu de venda|venda|kaufpreis|verkaufspreis|precioinmo|precio inmo|' +
    'precio de la venta',
  rentPrice:
    'precio alquiler|precio de alquiler|alquiler|renta|renta mensual|alquiler mensual|' +
    'rent|rent price|monthly rent|mes|eur mes|rental price|preu lloguer|' +
    'preu de lloguer|lloguer|miete|kaltmiete|mietpreis|precioalq|precio alq|precio mes',
  seasonPrice:
    'precio vacacional|precio temporada|alquiler vacacional|precio semana|weekly price|' +
    'season price|holiday price|preu temporada|ferienmiete|wochenpreis',
  rentPeriod:
    'periodo|periodo alquiler|periodicidad|rent period|rental period|period|periode|' +
    'mietperiode|tipomensual',
  condition:
    'conservacion|estado conservacion|estado de conservacion|estado inmueble|' +
    'estado del inmueble|condition|conservacio|estat de conservacio|zustand',
  constructionYear:
    'ano|ano construccion|ano de construccion|year|year built|construction year|' +
    'built year|any|any construccio|any de construccio|baujahr|antiguedad|ano constr',
  street:
    'direccion|calle|calle y no|calle y num|calle y n|carrer i numero|carrer i num|' +
    'domicilio|via|nombre via|address|street|street name|adreca|carrer|strasse|adresse|' +
    'direccion completa|calle y numero|anschrift',
  streetNumber: 'numero|num|n|no|street number|number|hausnummer|numero calle|num calle|nro',
  block: 'bloque|bloc|block|portal',
  stair: 'escalera|esc|escala|staircase|stair|treppe|aufgang',
  floor:
    'planta|piso numero|altura|floor|stock|etage|num planta|numplanta|planta num|pis num|stockwerk',
  door: 'puerta|porta|door|tur|pta',
  postalCode:
    'cp|codigo postal|c p|cod postal|postal code|postcode|zip|zip code|codi postal|plz|' +
    'postleitzahl',
  town:
    'pueblo|poble|poblacion|localidad|municipio|ciudad|town|city|municipality|poblacio|' +
    'municipi|localitat|ort|stadt|gemeinde|ubicacion|location',
  zone:
    'zona|barrio|distrito|zone|area|district|neighborhood|neighbourhood|barri|viertel|' +
    'stadtteil|nombre zona|region',
  urbanisation:
    'urbanizacion|urbanitzacio|urbanisation|urbanization|estate|complex|siedlung|' +
    'nombre urbanizacion|location detail',
  province:
    'provincia|province|isla|illa|island|insel|provinz|county|comunidad|' +
    'provincias provincia|bundesland',
  country: 'pais|country|land|estado pais',
  latitude: 'latitud|latitude|lat|breitengrad|geo lat|coordenada y',
  longitude: 'longitud|longitude|lon|lng|long|langengrad|geo lon|geo lng|coordenada x',
  point: 'coordenadas|coordinates|gps|lat lon|lat lng|latlng|koordinaten|geolocalizacion|geo',
  cadastralRef:
    'referencia catastral|ref catastral|refcatastral|rcatastral|catastro|catastral|' +
    'cadastral reference|cadastral|referencia cadastral|ref cadastral|kataster|' +
    'katasternummer',
  totalFloors:
    'plantas edificio|plantas del edificio|total plantas|building floors|total floors|' +
    'plantes edifici|stockwerke',
  bedrooms:
    'habitaciones|hab|habs|dormitorios|dorm|bedrooms|beds|bed|rooms|habitacions|' +
    'dormitoris|schlafzimmer|zimmer|n habitaciones|num habitaciones|no habitaciones|' +
    'total hab|nº hab|n hab|num hab|n dormitorios',
  doubleBedrooms:
    'habitaciones dobles|hab dobles|habdobles|dormitorios dobles|double bedrooms|' +
    'habitacions dobles|doppelzimmer',
  singleBedrooms:
    'habitaciones simples|habitaciones individuales|hab simples|habitaciones sencillas|' +
    'single bedrooms|habitacions individuals|einzelzimmer',
  bathrooms:
    'banos|bano|bathrooms|baths|bath|banyos|banys|bany|badezimmer|bader|bad|n banos|' +
    'num banos|no banos|cuartos de bano',
  toilets: 'aseos|aseo|toilets|wc|lavabos|lavabo|gaste wc|gastewc|gaste toilette',
  built:
    'superficie|superficie construida|sup construida|m construidos|metros construidos|' +
    'metros|mts construidos|m cons|construidos|built|built area|build size|size|' +
    'area construida|superficie total|sup total|superficie construida total|' +
    'superficie construida con comunes|metres construits|superficie construida total|' +
    'wohnflache|flache|bebaute flache|surface|surface area built|construida|mc|m2|mts2|' +
    'm2c|metros cuadrados|m|m2 construidos',
  usable:
    'superficie util|sup util|metros utiles|m utiles|utiles|m uties|usable|usable area|' +
    'living area|util|m2 utiles|superficie util total|nutzflache|m2u|metres utils|' +
    'superficie util',
  plot:
    'parcela|superficie parcela|sup parcela|m parcela|metros parcela|plot|plot size|' +
    'plot area|land|land size|solar|superficie solar|terreno|grundstuck|' +
    'grundstucksflache|superficie terreno|surface area plot|parcel la',
  terrace:
    'terraza|terrazas|m terraza|metros terraza|superficie terraza|terrace|terrace area|' +
    'terrassa|terrasse|terrassenflache',
  floorsInHome:
    'plantas|num plantas|n plantas|plantas vivienda|floors|storeys|stories|plantes|' +
    'etagen|alturas|niveles',
  furnished: 'amueblado|amueblada|muebles|furnished|furniture|moblat|mobles|mobliert|moblierung',
  orientation: 'orientacion|orientation|orientacio|ausrichtung|himmelsrichtung|tipoori orientacion',
  seaDistance:
    'distancia al mar|distancia mar|distancia playa|distancia a la playa|' +
    'distance to sea|distance to beach|distmar|distancia a la mar|meerentfernung|' +
    'distance sea',
  seaView:
    'vistas al mar|vista al mar|vista mar|vistas mar|sea view|sea views|seaview|' +
    'vistasalmar|vistes a la mar|vista a la mar|meerblick',
  firstLine:
    'primera linea|primera linea mar|primera line|first line|frontline|front line|' +
    'primera linia|erste linie|erste meereslinie',
  features:
    'caracteristicas|extras|equipamiento|features|amenities|characteristics|equipament|' +
    'caracteristiques|ausstattung|merkmale|otros|prestaciones',
  pool: 'piscina|pool|swimming pool|tipo piscina|schwimmbad|piscina prop',
  garden: 'jardin|garden|jardi|garten|tipo jardin',
  lift: 'ascensor|asc|lift|elevator|aufzug|fahrstuhl',
  balcony: 'balcon|balcones|balcony|balco|balkon',
  storageRoom: 'trastero|storage|storage room|store room|traster|abstellraum|keller',
  fireplace: 'chimenea|fireplace|xemeneia|kamin',
  wardrobes:
    'armarios|armarios empotrados|wardrobes|fitted wardrobes|armaris|armaris encastats|' +
    'einbauschranke',
  alarm: 'alarma|alarm|alarmanlage|alarmarobo',
  airConditioning:
    'aire acondicionado|aire|a a|aire con|air conditioning|ac|aircon|aire condicionat|' +
    'klimaanlage|klima|climatizacion',
  heating:
    'calefaccion|tipo calefaccion|heating|calefaccio|heizung|heizungsart|' +
    'tipocalefaccion txtcalefaccion',
  parkingSpaces:
    'garaje|parking|plazas garaje|plazas de garaje|plazas parking|plazas de parking|' +
    'num garajes|n garajes|aparcamiento|garage|garages|parking spaces|car spaces|' +
    'garatge|aparcament|places de garatge|stellplatze|nplazasparking|garajes|cochera',
  energyLetter:
    'certificado energetico|certificacion energetica|calificacion energetica|' +
    'letra energetica|letra consumo|consumo letra|clase energetica|' +
    'eficiencia energetica|energy|energy rating|energy letter|energy class|' +
    'energy certificate|epc|certificat energetic|energieklasse|energieausweis|' +
    'energieeffizienzklasse|cee|energialetra|etiqueta energetica|' +
    'energy rating consumption',
  energyConsumption:
    'consumo|consumo energetico|consumo kwh|valor consumo|energy consumption|consum|' +
    'energieverbrauch|energiavalor|kwh|kwh m2 ano|consumo valor',
  emissionsLetter:
    'letra emisiones|emisiones letra|calificacion emisiones|emissions letter|' +
    'emission rating|emisionesletra|energy rating emissions|lletra emissions|' +
    'emissionsklasse',
  emissions:
    'emisiones|valor emisiones|emisiones co2|emissions|co2|emissions co2|emissionen|' +
    'kg co2|emisionesvalor|emisiones valor',
  touristLicence:
    'licencia turistica|licencia|etv|num licencia turistica|n licencia turistica|' +
    'tourist licence|tourist license|licence|license|llicencia turistica|ferienlizenz|' +
    'lizenz|vt|licencia vacacional|vut|numero licencia',
  communityFee:
    'comunidad gastos|gastos comunidad|gastos de comunidad|cuota comunidad|' +
    'cuota de comunidad|community fee|community fees|gastos comunitarios|' +
    'despeses comunitat|despeses de comunitat|hausgeld|gemeinschaftskosten|' +
    'gtos comunidad',
  ibiYearly: 'ibi|ibi anual|property tax|impuesto bienes inmuebles|grundsteuer',
  garbageYearly:
    'basuras|basura|tasa basura|tasa basuras|rubbish|garbage|waste fee|fems|brossa|mullgebuhr|mull',
  titleEs:
    'titulo|title|titol|titel|nombre|name|titular|encabezado|titulo es|titulo espanol|' +
    'titulo castellano|title es|titulo1|titulo 1|nom|bezeichnung|slogan|ofertas titulo1',
  titleEn:
    'titulo en|titulo ingles|title en|english title|titol en|titol angles|titulo2|' +
    'titel en|titel englisch',
  titleCa: 'titulo ca|titulo catalan|title ca|titol ca|titol catala|titel ca',
  titleDe:
    'titulo de|titulo aleman|title de|german title|titol de|titol alemany|titel de|titel deutsch',
  titleFr: 'titulo fr|titulo frances|title fr|french title|titol fr|titol frances|titel fr',
  descriptionEs:
    'texto es|text es|descripcion|description|descripcio|beschreibung|texto|text|' +
    'observaciones web|descripcion es|descripcion espanol|descripcion castellano|' +
    'description es|desc es|descripcion web|descripcion larga|descrip1|descrip|' +
    'objektbeschreibung|descripcion publica|comentario|anuncio|ofertas descrip1|desc',
  descriptionEn:
    'texto en|text en|descripcion en|descripcion ingles|description en|' +
    'english description|desc en|descripcio en|descripcio angles|descrip2|' +
    'beschreibung en|beschreibung englisch',
  descriptionCa:
    'texto ca|text ca|descripcion ca|descripcion catalan|description ca|desc ca|' +
    'descripcio ca|descripcio catala|beschreibung ca',
  descriptionDe:
    'texto de|text de|descripcion de|descripcion aleman|description de|' +
    'german description|desc de|descripcio de|descripcio alemany|beschreibung de|' +
    'beschreibung deutsch',
  descriptionFr:
    'texto fr|text fr|descripcion fr|descripcion frances|description fr|' +
    'french description|desc fr|descripcio fr|descripcio frances|beschreibung fr',
  videoUrl: 'video|url video|video url|videos|enlace video|link video',
  virtualTourUrl:
    'tour virtual|visita virtual|tour|url tour|virtual tour|virtual tour url|' +
    'matterport|360|visita 360|rundgang|virtueller rundgang',
  pictures:
    'fotos|foto|imagenes|imagen|images|image|pictures|picture|photos|photo|fotografias|' +
    'fotografies|bilder|bild|url fotos|url foto|urls fotos|galeria|imatges|imatge|' +
    'foto principal|main image|image url',
  plans: 'planos|plano|plans|plan|floor plans|floorplan|floor plan|planols|grundriss|grundrisse',
  notes:
    'notas|nota|notes|observaciones|observacions|comentarios|comments|notas internas|' +
    'notas privadas|private notes|internal notes|bemerkungen|notizen|anmerkungen|' +
    'observaciones internas|comentaris',
}
