// @vitest-environment node
import { expect, it } from 'vitest';
import { site } from '../../../tests/support/example-props.ts';
import definition from './case-detail.schema.ts';
