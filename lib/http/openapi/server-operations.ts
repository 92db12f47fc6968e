import { z } from "zod";
import {
  foundServers,
  modelSettingsView,
  offeredModels,
  offeredModelsQuery,
  pullRequest,
  settingsChange,
  trial,
  trialRequest,
} from "#lib/schemas/model-settings.ts";
import type { Operations } from "./operation.ts";

/** Models and the server itself. What sees or changes settings is for who sits at its computer, or with `SETTINGS=on`. */
export const serverOperations = {
  getModelSettings: {
    on: "GET /api/settings/models",
    summary: "What is set for models, without a key",
    gives: { 200: { json: modelSettingsView } },
  },
  changeModelSettings: {
    on: "PATCH /api/settings/models",
    summary: "Changes one thing, for every run that begins from now on",
    takes: { json: settingsChange },
    gives: { 200: { json: modelSettingsView } },
  },
  listOfferedModels: {
    on: "GET /api/settings/models/offered",
    summary: "The models that a provider offers, by its own list",
    query: offeredModelsQuery,
    gives: { 200: { json: offeredModels } },
  },
  findModelServers: {
    on: "GET /api/settings/models/servers",
    summary: "Model servers that answer on this computer",
    gives: { 200: { json: foundServers } },
  },
  testModel: {
    on: "POST /api/settings/models/test",
    summary: "Asks a model small questions; how that ended is the answer",
    takes: { json: trialRequest },
    gives: { 200: { json: trial } },
  },
  pullModel: {
    on: "POST /api/settings/models/pull",
    summary: "Has Ollama fetch a model; the settings tell how far it is",
    takes: { json: pullRequest },
    gives: { 202: { json: z.object({}) } },
  },
  stopPull: {
    on: "DELETE /api/settings/models/pull",
    summary: "Stops fetching a model",
    gives: { 200: { json: z.object({}) } },
  },
  getHealth: {
    on: "GET /api/health",
    summary: "Whether server and database answer and something can be saved",
    description: "503 says what is wrong, and while the database is started again, for how long.",
    gives: { 200: { json: z.object({ status: z.literal("ok") }) } },
  },
  getDescription: {
    on: "GET /api/openapi.json",
    summary: "This description",
    tagged: true,
    gives: { 200: { json: z.looseObject({ openapi: z.string() }) } },
  },
} as const satisfies Operations;
