import type { Field } from '../row.ts'

/** Names of columns in es, en, ca and de, without accents, signs and counting numbers. */
export const COLUMN_WORDS: Record<Field, string> = {
  wantOperation:
    'operacion|tipo operacion|tipo de operacion|operation|operacio|tipus operacio|' +
    'que busca|venta alquiler|compra alquiler|compra o alquiler|transaction|' +
    'kauf oder miete|kauf miete|vorgang',
  wantType:
    'tipo inmueble|tipo de inmueble|tipo propiedad|tipo de propiedad|tipo vivienda|' +
    'tipo de vivienda|tipologia|inmueble|property type|type of property|tipus immoble|' +
    'tipus d immoble|immobilienart|objektart|objekttyp',
  wantPlace:
    'zona|zonas|zones|zone|area interes|areas|barrios|barrio|lage|gegend|wunschort|municipios|poblaciones',
  wantPriceMin:
    'precio desde|precio min|precio minimo|venta desde|alquiler desde|presupuesto min|' +
    'presupuesto minimo|presupuesto desde|importe desde|importe minimo|price from|' +
    'price min|min price|minimum price|budget min|preu des de|preu minim|preis ab|' +
    'preis von|mindestpreis',
  wantPriceMax:
    'precio|precio hasta|precio max|precio maximo|venta hasta|alquiler hasta|presupuesto|' +
    'presupuesto max|presupuesto maximo|presupuesto hasta|importe hasta|importe maximo|' +
    'price|price to|price max|max price|maximum price|budget|budget max|preu|preu fins a|' +
    'preu maxim|pressupost|preis|preis bis|hochstpreis',
  wantAreaMin:
    'metros desde|metros min|metros minimos|m2 desde|m2 min|m2 minimos|m2|metros|' +
    'superficie|superficie min|superficie minima|superficie desde|built from|min size|' +
    'min area|area min|size|superficie minima construida|wohnflache|wohnflache ab|' +
    'flache ab',
  wantAreaMax:
    'metros hasta|metros max|metros maximos|m2 hasta|m2 max|m2 maximos|superficie max|' +
    'superficie maxima|superficie hasta|max size|max area|area max|wohnflache bis|' +
    'flache bis',
  wantPlotMin:
    'parcela|parcela min|parcela minima|parcela desde|m2 parcela|plot|plot min|plot from|' +
    'grundstuck|grundstuck ab|parcel la',
  wantBedroomsMin:
    'dormitorios|dormitorios min|dormitorios minimos|dormitorios desde|habitaciones|' +
    'habitaciones min|habitaciones minimas|habitaciones desde|hab min|hab|' +
    'num dormitorios|num habitaciones|bedrooms|bedrooms min|min bedrooms|beds|dormitoris|' +
    'habitacions|schlafzimmer|schlafzimmer ab|zimmer',
  wantBedroomsMax:
    'dormitorios max|dormitorios maximos|dormitorios hasta|habitaciones max|' +
    'habitaciones maximas|habitaciones hasta|hab max|bedrooms max|max bedrooms|' +
    'schlafzimmer bis',
  wantBathroomsMin:
    'banos|banos min|banos minimos|banos desde|num banos|bathrooms|bathrooms min|' +
    'min bathrooms|baths|banys|badezimmer|bader|bader ab',
  wantFeatures:
    'caracteristicas|extras|requisitos|debe tener|features|requirements|caracteristiques|' +
    'ausstattung|merkmale|piscina|terraza|balcon|jardin|garaje|parking|ascensor|' +
    'aire acondicionado|calefaccion|amueblado|trastero|vistas al mar|vista al mar|' +
    'primera linea|chimenea|pool|garden|terrace|garage|lift|sea views|air conditioning|' +
    'furnished|schwimmbad|garten|terrasse|aufzug|meerblick|klimaanlage|jardi|terrassa|' +
    'garatge',
  wantNotes:
    'demanda|demandas|comentarios demanda|observaciones demanda|notas demanda|' +
    'descripcion demanda|busca|lo que busca|que quiere|necesidades|looking for|' +
    'requirement notes|sucht|gesuch|cerca',
  fullName:
    'name|full name|nombre completo|nombre y apellidos|apellidos y nombre|nom complet|' +
    'nom i llinatges|nom i cognoms|vollstandiger name|contacto|contact|kontakt|cliente|' +
    'client|kunde|display name|contact name|nombre contacto|nombre cliente|' +
    'razon social o nombre|ansprechpartner|persona de contacto',
  title: 'title|titulo|tratamiento|tractament|anrede|salutation|name prefix|prefijo|prefix',
  firstName: 'first name|firstname|given name|forename|nombre|nombre de pila|nom|vorname|prenom',
  middleName:
    'middle name|segundo nombre|additional name|segon nom|zweiter vorname|weitere vornamen',
  lastName:
    'last name|lastname|surname|family name|apellidos|apellido|primer apellido|' +
    'apellido 1|apellido1|llinatges|llinatge|primer llinatge|cognoms|cognom|' +
    'primer cognom|nachname|familienname|zuname',
  secondLastName:
    'second last name|segundo apellido|apellido 2|apellido2|segon llinatge|segon cognom|zweiter nachname',
  companyName:
    'company|company name|organization|organization name|organisation|empresa|' +
    'nombre de empresa|nombre empresa|razon social|sociedad|compania|organizacion|' +
    'nombre comercial|rao social|firma|unternehmen',
  jobTitle:
    'job title|organization title|position|puesto|cargo|profesion|occupation|profession|carrec|professio|beruf',
  email:
    'email|e mail|mail|email value|e mail value|email address|e mail address|correo|' +
    'correo electronico|direccion de correo electronico|direccion del correo electronico|' +
    'correu|correu electronic|adreca electronica|email adresse|e mail adresse|' +
    'mail adresse|correo e',
  phone:
    'phone|phone value|phone number|primary phone|telephone|tel|tlf|tfno|telf|tfn|' +
    'telefono|telefono principal|numero de telefono|n telefono|otro telefono|other phone|' +
    'telefonos|telefon|telefonnummer|fon|telefono contacto|telefono de contacto|numero',
  mobile:
    'mobile|mobile phone|cell|cell phone|cellphone|movil|telefono movil|telefon mobil|' +
    'mobil|mobiltelefon|mobilnummer|handy|handynummer|celular|whatsapp|tel movil|' +
    'tlf movil|tfno movil|num movil',
  landline:
    'home phone|landline|fijo|telefono fijo|telefono particular|telefono de casa|' +
    'telefono domicilio|particular|telefon fix|fix|festnetz|telefon privat|privat',
  workPhone:
    'business phone|work phone|company main phone|telefono del trabajo|' +
    'telefono de trabajo|telefono trabajo|telefono oficina|telefono empresa|trabajo|' +
    'telefon feina|telefon de la feina|telefon geschaftlich|geschaftlich|dienstlich|buro',
  spousePhone: 'spouse phone|telefono conyuge|telefon conjuge|telefon ehepartner',
  street:
    'street|address|street address|address street|home street|home address|' +
    'business street|other street|direccion|direccion postal|domicilio|calle|' +
    'domicilio fiscal|calle del trabajo|otra calle|calle particular|business address|' +
    'other address|address po box|home address po box|business address po box|' +
    'other address po box|address extended address|adreca|carrer|domicili|strasse|straße|' +
    'anschrift|adresse|strasse und hausnummer',
  department: 'department|organization department|departamento|departament|abteilung',
  fax:
    'fax|fax number|business fax|home fax|other fax|work fax|fax del trabajo|' +
    'fax de trabajo|fax particular|otro fax|numero de fax|fax feina|telefax|' +
    'fax geschaftlich|fax privat',
  region:
    'state|region|province|county|address region|home state|business state|other state|' +
    'provincia|provincia o estado|provincia o estado de trabajo|' +
    'provincia o estado del trabajo|otra provincia o estado|comunidad autonoma|bundesland',
  otherAddress:
    'second address|segunda direccion|otra direccion|direccion 2|adreca 2|altra adreca|zweite adresse|weitere adresse',
  nickname: 'nickname|apodo|alias|malnom|spitzname',
  anniversary: 'anniversary|aniversario|jahrestag',
  relatedName:
    'assistant s name|manager s name|children|relation value|relationship value|hijos|' +
    'nombre del asistente|nombre del director|fills|kinder',
  messenger: 'im value|instant messenger value|skype|telegram|signal',
  postalCode:
    'postal code|postcode|zip|zip code|address postal code|home postal code|' +
    'business postal code|other postal code|codigo postal|cp|c p|cod postal|' +
    'codigo postal del trabajo|otro codigo postal|codi postal|plz|postleitzahl',
  town:
    'city|town|address city|home city|business city|other city|ciudad|ciudad de trabajo|' +
    'ciudad del trabajo|otra ciudad|poblacion|localidad|municipio|poblacio|municipi|ciutat|' +
    'localitat|ort|stadt|wohnort',
  country:
    'country|country region|address country|home country|home country region|' +
    'business country|business country region|other country|other country region|pais|' +
    'pais o region|pais o region del trabajo|land',
  idNumber:
    'dni|nif|nie|cif|dni nif|nif cif|cif nif|dni nie|nif nie|dni nie cif|documento|' +
    'num documento|numero de documento|n documento|id number|government id number|' +
    'passport|pasaporte|passaport|ausweis|ausweisnummer|tax id|vat number|document|' +
    'dni cif|identificacion',
  birthDate:
    'birthday|birth date|birthdate|date of birth|dob|fecha de nacimiento|' +
    'fecha nacimiento|f nacimiento|nacimiento|cumpleanos|data de naixement|' +
    'data naixement|naixement|aniversari|geburtstag|geburtsdatum',
  nationality: 'nationality|nacionalidad|nacionalitat|nationalitat|staatsangehorigkeit',
  language: 'language|idioma|lengua|llengua|sprache|idiomas|idioma de contacto',
  role:
    'role|rol|tipo|tipo de cliente|tipo cliente|tipo de contacto|tipo contacto|' +
    'type of contact|contact type|tipus|tipus de client|rolle|typ|kundentyp|perfil',
  tags:
    'tags|labels|categories|etiquetas|categorias|categoria|grupos|grupo|group membership|' +
    'group|groups|etiquetes|categories|keywords|kategorien|gruppe|stichworte|schlagworte',
  source:
    'source|lead source|origen|procedencia|medio|medio de contacto|captado por medio|' +
    'como nos conocio|referred by|origen del contacto|origen contacto|' +
    'procedencia contacto|quelle|herkunft|origen lead|portal',
  spouseName:
    'spouse|conyuge|nombre conyuge|nombre del conyuge|pareja|conjuge|parella|ehepartner|ehegatte|partner',
  website:
    'web|website|web page|website value|pagina web|sitio web|url|webseite|internetseite|pagina',
  notes:
    'assistant s phone|pager|telex|isdn|tty tdd phone|callback|hobby|user|' +
    'custom field label|custom field value|event label|event value|relation label|' +
    'relationship label|im label|suffix|name suffix|office location|' +
    'organizational id number|maiden name|account|billing information|extension|notes|' +
    'note|comments|comment|remarks|notas|nota|observaciones|comentarios|comentario|' +
    'descripcion|anotaciones|notes internes|observacions|comentaris|notizen|notiz|' +
    'bemerkung|bemerkungen|anmerkungen',
}
