// What an owner says of the recording of a video: docs/videos#recordingDetails, its fields and no others.
import type { Answer } from '../../call.ts';
import { isRecord, textAt, type JsonRecord } from '../../json.ts';
import { refusal } from './answers.ts';
import { problemWithShape, type Shape } from './fields.ts';
import { written } from './state.ts';

const RECORDING: Shape = { recordingDate: 'text', locationDescription: 'text', location: 'record' };
const LOCATION: Shape = { latitude: 'number', longitude: 'number', altitude: 'number' };
/** The discovery document has a `date-time`: RFC 3339, with its zone. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

export function problemWithRecording(recording: JsonRecord, nowMs: number): Answer | undefined {
  const { location, recordingDate } = recording;
  const shape =
    problemWithShape(recording, RECORDING, 'recordingDetails') ??
    (isRecord(location) ? problemWithShape(location, LOCATION, 'recordingDetails.location') : undefined);
  if (shape || typeof recordingDate !== 'string') return shape;
  // No document says what becomes of a date to come: a film cannot be recorded then.
  const isPast = DATE_TIME.test(recordingDate) && Date.parse(recordingDate) <= nowMs;
  return isPast ? undefined : refusal(400, 'invalidRecordingDetails');
}

/** As Google writes a moment, however it was sent. */
export function showRecording(recording: JsonRecord = {}): JsonRecord {
  const at = textAt(recording, 'recordingDate');
  return at === undefined ? recording : { ...recording, recordingDate: written(Date.parse(at)) };
}
