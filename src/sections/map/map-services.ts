/** A place, by its address as written on a letter, or by its coordinates. */
interface Place {
  address: string;
  coordinates?: { latitude: number; longitude: number } | undefined;
}

/** A map service: its name as visitors read it, and the address at which it shows a place. */
interface MapService {
  name: string;
  href: (place: Place) => string;
}

/** Close enough to see single houses. */
const OSM_ZOOM = 18;

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** `41.38,2.17`, as services write a point. */
const pointOf = ({ latitude, longitude }: NonNullable<Place['coordinates']>): string => `${latitude},${longitude}`;

/** Services that show a place by a plain link: no key, no script. */
export const MAP_SERVICES = {
  openstreetmap: {
    name: 'OpenStreetMap',
    href: ({ address, coordinates }) => {
      if (!coordinates) return `https://www.openstreetmap.org/search?${query({ query: address })}`;
      const { latitude, longitude } = coordinates;
      const marker = query({ mlat: String(latitude), mlon: String(longitude) });
      return `https://www.openstreetmap.org/?${marker}#map=${OSM_ZOOM}/${latitude}/${longitude}`;
    },
  },
  google: {
    name: 'Google Maps',
    href: ({ address, coordinates }) =>
      `https://www.google.com/maps/search/?${query({ api: '1', query: coordinates ? pointOf(coordinates) : address })}`,
  },
  apple: {
    name: 'Apple Maps',
    href: ({ address, coordinates }) =>
      `https://maps.apple.com/?${query({ q: address, ...(coordinates && { ll: pointOf(coordinates) }) })}`,
  },
} as const satisfies Record<string, MapService>;
