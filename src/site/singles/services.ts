import { defineSingle } from '../../schema/define-single.ts';
import { servicesSchema } from './services.schema.ts';

/** The services that the header, the home page and the case studies lead to. */
export const services = defineSingle({ name: 'services', schema: servicesSchema });
