/** What providers say when they refuse, in the words and codes of the real ones. */
import { APIError } from "openai";
import { expect, test } from "vitest";
import { modelError } from "./provider-error.ts";

const refused = (status: number, error: object) =>
  modelError(APIError.generate(status, { error }, undefined, new Headers()), false, () => 0);

test.each([
  [429, { message: "Your account is not active.", code: "billing_not_active" }],
  [429, { message: "You exceeded your current quota.", type: "insufficient_quota", code: null }],
  [429, { message: "余额不足或无可用资源包，请充值。", code: "1113" }],
  [429, { message: "请充值后重试。", code: 1113 }],
  [429, { message: "您的账户已欠费。" }],
  [403, { message: "Sorry, your account balance is insufficient.", code: 30_001 }],
  [400, { message: "Your credit balance is too low to use the API." }],
  [403, { message: "Key limit exceeded (monthly limit)", code: 403 }],
  [403, { message: "用户额度不足, 剩余额度: 0" }],
  [400, { message: "Access denied, make sure your account is in good standing.", code: "Arrearage" }],
])("spent money is told as that: %i %j", (status, error) =>
  expect(refused(status, error)).toMatchObject({ reason: "rejected", fault: "quota" }),
);

test.each([
  [429, { message: "Too many requests.", code: "rate_limit_exceeded" }, "rate-limit", undefined],
  [429, { message: "Monthly limit reached for requests per minute." }, "rate-limit", undefined],
  [400, { message: "unsupported model: x" }, "rejected", "model"],
  [400, { code: "model_not_supported" }, "rejected", "model"],
  [400, { message: "The requested model is not supported." }, "rejected", "model"],
  [400, { message: "'max_tokens' is not supported with this model." }, "rejected", undefined],
  [400, { message: "This model is not supported with a temperature." }, "rejected", undefined],
  [400, { message: "Structured output for model m-1 is not supported." }, "rejected", undefined],
  [400, { message: "response_format for this model is not supported" }, "rejected", undefined],
  [400, { message: "Unsupported model parameter: temperature" }, "rejected", undefined],
  [400, { message: "Token quota exceeded for this request." }, "rejected", undefined],
  [400, { message: "max_tokens exceeded the token quota" }, "rejected", undefined],
  [503, { message: "No available channel for model m under group default" }, "rejected", "model"],
  [503, { message: "当前分组 default 下对于模型 m 无可用渠道" }, "rejected", "model"],
  [503, { message: "The model is overloaded." }, "server", undefined],
  [403, { message: "You are not allowed to use this." }, "rejected", "forbidden"],
] as const)("another refusal is not: %i %j", (status, error, reason, fault) => {
  const told = refused(status, error);
  expect([told.reason, told.fault]).toEqual([reason, fault]);
});
